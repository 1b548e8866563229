package dev.keywright.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * The start script, with a Java that says how it was called and writes the archive it is asked for.
 */
@DisabledOnOs(OS.WINDOWS)
class StartScriptTest {
  private static final String JAVA =
      """
      #!/bin/sh
      echo "$@"
      for word in "$@"; do
        case $word in -XX:ArchiveClassesAtExit=*) echo x > "${word#*=}" ;; esac
      done
      exit 1
      """;

  @TempDir private Path directory;
  private Path script;
  private Path cache;

  @BeforeEach
  void install() throws IOException {
    Path bin = Files.createDirectories(directory.resolve("jdk/bin"));
    executable(bin.resolve("java"), JAVA);
    Files.writeString(directory.resolve("jdk/release"), "JAVA_VERSION=\"17.0.1\"\n");
    Path home = Files.createDirectories(directory.resolve("a home"));
    Files.writeString(home.resolve("keywright.jar"), "");
    script = home.resolve("keywright");
    executable(script, Files.readString(Path.of("src/main/script/keywright")));
    cache = directory.resolve("a cache");
  }

  private static void executable(Path file, String text) throws IOException {
    Files.writeString(file, text);
    assertThat(file.toFile().setExecutable(true)).isTrue();
  }

  @Test
  void theFirstShortCommandWritesTheArchiveOfTheOthers() throws Exception {
    assertThat(run("explain", "a b")).contains("-XX:ArchiveClassesAtExit=").contains("explain a b");
    assertThat(run("explain", "x"))
        .contains("-XX:SharedArchiveFile=" + cache)
        .contains("-17.0.1.jsa")
        .contains("-Xlog:disable")
        .doesNotContain("ArchiveClassesAtExit");
    try (Stream<Path> files = Files.list(cache)) {
      assertThat(files).hasSize(1);
    }
  }

  @Test
  void longCommandsNeedNone() throws Exception {
    assertThat(run("profile", "-")).doesNotContain("Archive").doesNotContain("TieredStopAtLevel");
    assertThat(cache).doesNotExist();
  }

  @Test
  void aCacheThatCannotBeWrittenIsNoFault() throws Exception {
    Files.writeString(cache, "a file, and no directory");
    assertThat(run("explain", "x")).doesNotContain("Archive").contains("explain x");
  }

  @Test
  void anotherJavaHasAnotherArchive() throws Exception {
    run("explain", "x");
    Files.writeString(directory.resolve("jdk/release"), "JAVA_VERSION=\"25\"\n");
    assertThat(run("explain", "x")).contains("ArchiveClassesAtExit");
  }

  /** What it printed; its exit code is that of Java. */
  private String run(String... arguments) throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder(
            Stream.concat(Stream.of(script.toString()), Stream.of(arguments)).toList());
    builder.environment().put("JAVA_HOME", directory.resolve("jdk").toString());
    builder.environment().put("KEYWRIGHT_CACHE", cache.toString());
    builder.environment().keySet().removeAll(List.of("KEYWRIGHT_JAVA_OPTIONS"));
    Process process = builder.redirectErrorStream(true).start();
    String printed = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).as(printed).isEqualTo(1);
    return printed;
  }
}
