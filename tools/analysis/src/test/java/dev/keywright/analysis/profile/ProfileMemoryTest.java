package dev.keywright.analysis.profile;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A profile of many keys lives in the same small heap as one of few. */
class ProfileMemoryTest {
  private static final String HEAP = "-Xmx40m";

  @ParameterizedTest
  @CsvSource({"BINARY, 10000", "BINARY, 1000000", "TENANTS, 1000000"})
  void aMillionKeysNeedTheHeapOfTenThousand(String shape, String count) throws Exception {
    assertThat(printed(shape, count)).isEqualTo(count);
  }

  @Tag("evidence")
  @ParameterizedTest
  @CsvSource({"BINARY, 10000000", "TENANTS, 10000000", "BINARY, 100000000", "GROWING, 100000000"})
  void soDoAHundredMillion(String shape, String count) throws Exception {
    assertThat(printed(shape, count)).isEqualTo(count);
  }

  private static String printed(String shape, String count)
      throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                List.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    HEAP,
                    "-XX:+UseSerialGC",
                    "-cp",
                    System.getProperty("java.class.path"),
                    ManyKeys.class.getName(),
                    shape,
                    count))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    String printed = new String(process.getInputStream().readAllBytes(), UTF_8).strip();
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    return printed;
  }
}
