package dev.keywright.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** Ctrl-C, also while the command waits for a key that does not come. */
class InterruptionTest {
  /** What the shell calls a process that a signal has ended: 128 and the number of SIGTERM. */
  private static final int TERMINATED = 143;

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void whatWasLearntSoFarIsPrinted() throws Exception {
    Process process = started("profile", "-");
    try (OutputStream keys = process.getOutputStream()) {
      // More than a pipe holds: when all is written, the command is up and has read most of it.
      for (int i = 0; i < 50_000; i++) {
        keys.write(("key" + i + "\n").getBytes(UTF_8));
      }
      keys.flush();
      TimeUnit.MILLISECONDS.sleep(500);
      // As Ctrl-C does. A build that runs in the background ignores that, and so do its children.
      process.toHandle().destroy();
      assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
      assertThat(process.exitValue()).isEqualTo(TERMINATED);
      String printed = new String(process.getInputStream().readAllBytes(), UTF_8);
      assertThat(printed).startsWith("Interrupted after ").contains("Split points for 16 regions");
    } finally {
      process.destroyForcibly();
    }
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aForecastEndsAtOnce() throws Exception {
    Process process =
        started(
            "simulate",
            "--variants",
            "--servers=10000",
            "--ranges=10000",
            "--writes=100000000000",
            "TEXT separator=',' | pk: tenant int pad=4, id long pad=10");
    try {
      // While it reads its options or simulates: both end.
      assertThat(process.waitFor(2, TimeUnit.SECONDS)).isFalse();
      process.toHandle().destroy();
      // A report would be waited for, for 20 seconds.
      assertThat(process.waitFor(10, TimeUnit.SECONDS)).isTrue();
      assertThat(process.exitValue()).isEqualTo(TERMINATED);
      assertThat(process.getInputStream().readAllBytes()).isEmpty();
    } finally {
      process.destroyForcibly();
    }
  }

  private static Process started(String... arguments) throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                Keywright.class.getName()));
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
  }
}
