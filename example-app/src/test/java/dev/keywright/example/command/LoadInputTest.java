package dev.keywright.example.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LoadInputTest {
  private static final String HEADER = "deviceId,sellerId,cardId,orderNumber,attributes\n";

  @TempDir private Path directory;

  private String name(String lines) throws IOException {
    Path csv = directory.resolve("purchases.csv");
    Files.writeString(csv, HEADER + lines);
    return LoadInput.of(csv, null, 1).name();
  }

  @Test
  void anEditedFileHasAnotherName() throws IOException {
    String name = name("16,a100,1,1,Aa\n17,a1,1,1,\n");

    assertThat(name).startsWith("purchases.csv with checksum ");
    assertThat(name("16,a100,1,1,Aa\n17,a1,1,1,\n")).isEqualTo(name);
    assertThat(name("16,a100,1,1,BB\n17,a1,1,1,\n")).isNotEqualTo(name);
    assertThat(name("16,a100,1,1,Aa\n17,a1,1,2,\n")).isNotEqualTo(name);
    assertThat(name("17,a1,1,1,\n16,a100,1,1,Aa\n")).isNotEqualTo(name);
  }
}
