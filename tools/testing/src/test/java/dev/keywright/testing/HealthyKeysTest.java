package dev.keywright.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class HealthyKeysTest {
  private static final Duration MOST_OF_ONE = Duration.ofSeconds(1);

  @Test
  void keysThatTheProcessorGeneratesObeyAllLaws(@TempDir Path root) throws Exception {
    UserModule module = UserModule.ofResources(root);
    List<String> faults = new ArrayList<>();
    List<Long> millis = new ArrayList<>();
    try (URLClassLoader loader = module.loader()) {
      for (String key : module.keys()) {
        long start = System.nanoTime();
        ContractReport report = KeyContract.of(loader.loadClass("shop." + key)).report();
        millis.add(Duration.ofNanos(System.nanoTime() - start).toMillis());
        if (!report.isSuccessful()) {
          faults.add(report.toString());
        }
      }
    }
    System.out.println(
        millis.size() + " healthy keys: " + faults.size() + " with a violation; milliseconds for each: " + millis);
    assertThat(faults).isEmpty();
    assertThat(millis).hasSize(40).allMatch(it -> it < MOST_OF_ONE.toMillis());
  }
}
