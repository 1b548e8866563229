package dev.keywright.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a person at a terminal sees, and a file does not: the progress bar and colours. */
class TerminalTest {
  private static final Path SCRIPT = Path.of("/usr/bin/script");
  private static final String ESCAPE = "\u001b[";

  @TempDir private Path directory;

  @Test
  void theProgressBarHasRateAndTime() throws Exception {
    Path keys = directory.resolve("keys.txt");
    Files.writeString(
        keys,
        IntStream.range(0, 60_000).mapToObj(i -> "key" + i).collect(Collectors.joining("\n")));
    assertThat(onTerminal("profile", keys.toString()))
        .contains("60,000 keys of ")
        .containsPattern("read +[0-9]+% ")
        .containsPattern("[0-9.]+/[0-9.]+ MB")
        .containsPattern("\\([0-9]+:[0-9]{2}:[0-9]{2} / [0-9?]+(:[0-9]{2}:[0-9]{2})?\\)")
        .contains(" MB/s")
        .containsPattern("[0-9]+,[0-9]{3} keys");
    assertThat(inFile("profile", keys.toString()))
        .contains("60,000 keys of ")
        .doesNotContain("MB/s")
        .doesNotContain("\u001b")
        .doesNotContain("\r");
  }

  @Test
  void helpHasColoursOnATerminalAlone() throws Exception {
    assertThat(onTerminal("profile", "--help")).contains(ESCAPE);
    assertThat(inFile("profile", "--help")).contains("Usage:").doesNotContain(ESCAPE);
  }

  private static String onTerminal(String... arguments) throws Exception {
    assumeTrue(Files.isExecutable(SCRIPT), "script of util-linux makes a terminal");
    String command =
        command(arguments).stream()
            .map(word -> "'" + word.replace("'", "'\\''") + "'")
            .collect(Collectors.joining(" "));
    return output(List.of(SCRIPT.toString(), "-qec", command, "/dev/null"));
  }

  private static String inFile(String... arguments) throws Exception {
    return output(command(arguments));
  }

  private static List<String> command(String... arguments) {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Dkeywright.patience=0",
                "-cp",
                System.getProperty("java.class.path"),
                Keywright.class.getName()));
    command.addAll(List.of(arguments));
    return command;
  }

  private static String output(List<String> command) throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("TERM", "xterm-256color");
    Process process = builder.start();
    try {
      process.getOutputStream().close();
      String printed = new String(process.getInputStream().readAllBytes(), UTF_8);
      assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
      assertThat(process.exitValue()).as(printed).isZero();
      return printed;
    } finally {
      process.destroyForcibly();
    }
  }
}
