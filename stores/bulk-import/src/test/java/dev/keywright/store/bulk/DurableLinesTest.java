package dev.keywright.store.bulk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DurableLinesTest {
  @TempDir private Path directory;

  @Test
  void halfALineIsTakenBackAndNoOtherFollows() throws IOException {
    Path file = directory.resolve("lines");
    FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    try (FullDisk disk = new FullDisk(channel, 4)) {
      DurableLines lines = new DurableLines(disk);
      lines.append("7");

      assertThatThrownBy(() -> lines.append("12")).hasMessage("No space left on device");
      assertThat(Files.readString(file)).isEqualTo("7\n");
      disk.setRoom(100);
      assertThatThrownBy(() -> lines.append("3"))
          .isInstanceOf(IOException.class)
          .hasMessage("an earlier line could not be written");
    }
    assertThat(Files.readString(file)).isEqualTo("7\n");
  }
}
