package dev.keywright.maven;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.apache.maven.plugin.MojoExecutionException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code lock} with {@code keywright.retire}, in a module whose keys are gone. */
final class LockMojoTest {
  private static final String LIVE =
      """
      shop.CartKey v1 live: TEXT separator=',' | partitionKey: cart int pad=6
      shop.OrderKey v1 live: TEXT separator=',' | partitionKey: number int pad=6
      """;

  @TempDir private Path directory;
  private LockMojo lock;

  @BeforeEach
  void configure() throws Exception {
    lock = new LockMojo();
    Parameters.set(lock, AbstractLockMojo.class, "classes", directory.resolve("classes").toFile());
    Parameters.set(lock, AbstractLockMojo.class, "lockFile", file().toFile());
    Files.writeString(file(), LIVE, UTF_8);
  }

  private Path file() {
    return directory.resolve("keywright.lock");
  }

  private void retire(String... keys) throws ReflectiveOperationException {
    Parameters.set(lock, LockMojo.class, "retire", Set.of(keys));
  }

  @Test
  void theLinesOfTheKeyAreRetiredAndNoOther() throws Exception {
    retire("shop.OrderKey");
    lock.execute();
    assertThat(Files.readAllLines(file(), UTF_8))
        .contains(
            "shop.CartKey v1 live: TEXT separator=',' | partitionKey: cart int pad=6",
            "shop.OrderKey v1 retired: TEXT separator=',' | partitionKey: number int pad=6");
  }

  @Test
  void aKeyWithoutALineIsRefusedAndNothingIsWritten() throws Exception {
    retire("shop.OrderKey", "shop.Order");
    assertThatThrownBy(lock::execute)
        .isInstanceOf(MojoExecutionException.class)
        .hasMessageContaining("it has no line of shop.Order: give the class of a key");
    assertThat(file()).hasContent(LIVE);
  }
}
