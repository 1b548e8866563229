package dev.keywright.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The jar without the library of RocksDB beside it: a message, and not a stack trace. */
class MissingLibraryTest {
  @TempDir private Path directory;

  @Test
  void theMessageSaysWhereTheLibraryBelongs() throws Exception {
    String without =
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
            .filter(entry -> !entry.contains("rocksdbjni"))
            .collect(Collectors.joining(File.pathSeparator));
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                without,
                Keywright.class.getName(),
                "profile",
                directory.toString())
            .start();
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).isEqualTo(3);
    assertThat(new String(process.getErrorStream().readAllBytes(), UTF_8))
        .startsWith("keywright: " + directory)
        .contains("put rocksdbjni.jar into the directory lib")
        .doesNotContain("Exception");
  }
}
