package dev.keywright.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.lang.management.ManagementFactory;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Keys without a fault, by the types of an application: no law is broken, and none takes long. */
final class HealthyKeysTest {
  private static final int KEYS = 40;
  private static final int OF_MODULE = 20;
  private static final long MILLISECOND = 1_000_000;
  private static final long SECOND = 1_000;

  @Test
  void keysThatTheProcessorGeneratesObeyAllLawsInLessThanASecond(@TempDir Path root)
      throws Exception {
    UserModule module = UserModule.ofResources(root);
    List<String> faults = new ArrayList<>();
    List<Long> millis = new ArrayList<>();
    try (URLClassLoader loader = module.loader()) {
      for (String key : module.keys()) {
        long start = cpu();
        ContractReport report = KeyContract.of(loader.loadClass("shop." + key)).report();
        millis.add((cpu() - start) / MILLISECOND);
        if (!report.isSuccessful()) {
          faults.add(report.toString());
        }
      }
    }
    System.out.println(
        millis.size() + " healthy keys, " + faults.size() + " with a violation; CPU ms: " + millis);
    assertThat(faults).isEmpty();
    assertThat(millis).hasSize(KEYS).allMatch(it -> it < SECOND);
  }

  // Of the clock, other processes of the machine take as much as they like.
  private static long cpu() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  @Test
  void aHealthyModuleIsSilent(@TempDir Path root) throws Exception {
    UserModule module = new UserModule(root);
    UserModule.lines("types.txt").forEach(module::add);
    UserModule.lines("entities.txt").subList(0, OF_MODULE).forEach(it -> module.add(it + " {}"));
    module.compile();
    ClassLoader before = Thread.currentThread().getContextClassLoader();
    try (URLClassLoader loader = module.loader()) {
      Thread.currentThread().setContextClassLoader(loader);
      assertThatCode(() -> KeyContract.forPackage("shop").verify()).doesNotThrowAnyException();
      assertThat(KeyContract.forPackage("shop").report().keys()).hasSize(OF_MODULE);
    } finally {
      Thread.currentThread().setContextClassLoader(before);
    }
  }
}
