package dev.keywright.guard.lock;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.report.description.UnreadableDescriptionException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class KeyClassesTest {
  private static final int MEGABYTE = 1 << 20;

  @TempDir private Path directory;

  /** A jar of some kilobytes can hold gigabytes. */
  @Test
  void aClassThatIsTooLargeIsNotRead() throws IOException {
    Path jar = directory.resolve("shop.jar");
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar))) {
      out.putNextEntry(new ZipEntry("shop/OrderKey.class"));
      writeMegabytes(out);
    }
    assertThatThrownBy(() -> KeyClasses.in(List.of(jar)))
        .isInstanceOf(UnreadableDescriptionException.class)
        .hasMessageStartingWith(jar + "!shop/OrderKey.class has more than 16 MB");
    Path file = directory.resolve("classes/OrderKey.class");
    Files.createDirectories(directory.resolve("classes"));
    try (OutputStream out = Files.newOutputStream(file)) {
      writeMegabytes(out);
    }
    assertThatThrownBy(() -> KeyClasses.in(List.of(directory.resolve("classes"))))
        .isInstanceOf(UnreadableDescriptionException.class)
        .hasMessageStartingWith(file + " has more than 16 MB");
  }

  private static void writeMegabytes(OutputStream out) throws IOException {
    for (int i = 0; i < 17; i++) {
      out.write(new byte[MEGABYTE]);
    }
  }
}
