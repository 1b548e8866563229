package dev.keywright.maven;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.maven.plugin.MojoFailureException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code check} in modules that have no classes. */
final class CheckMojoTest {
  private static final String LIVE =
      "shop.OrderKey v1 live: TEXT separator=',' | partitionKey: number int pad=6\n";

  @TempDir private Path directory;
  private CheckMojo check;

  @BeforeEach
  void configure() throws ReflectiveOperationException {
    check = new CheckMojo();
    set("classes", directory.resolve("classes").toFile());
    set("lockFile", directory.resolve("keywright.lock").toFile());
  }

  private void set(String parameter, Object value) throws ReflectiveOperationException {
    Parameters.set(check, AbstractLockMojo.class, parameter, value);
  }

  @Test
  void aModuleWhoseLastEntityIsDeletedFails() throws Exception {
    Files.writeString(directory.resolve("keywright.lock"), LIVE, UTF_8);
    assertThatThrownBy(check::execute)
        .isInstanceOf(MojoFailureException.class)
        .hasMessageContaining("shop.OrderKey v1 is live, and the build has no such key");
    set("skip", true);
    check.execute();
  }

  @Test
  void aModuleWithNeitherClassesNorALockPasses() throws Exception {
    check.execute();
    assertThat(directory.resolve("keywright.lock").toFile()).doesNotExist();
  }
}
