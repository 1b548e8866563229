package dev.keywright.example.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Directories that stay, and those that go. */
class StoreDirectoryTest {
  @TempDir private Path parent;

  @Test
  void aTemporaryDirectoryIsGoneAfterwardsWithAllThatIsInIt() throws Exception {
    Path path;
    try (StoreDirectory directory = StoreDirectory.temporary()) {
      path = directory.path();
      Files.writeString(directory.inside("table").resolve("rows"), "x");
      assertThat(path).isDirectory();
    }
    assertThat(path).doesNotExist();
  }

  @Test
  void aNamedDirectoryIsCreatedAndStays() {
    Path named = parent.resolve("a/b");
    StoreDirectory.lasting(named).close();
    assertThat(named).isDirectory();
  }

  @Test
  void aFileIsNoDirectory() throws Exception {
    Path file = Files.writeString(parent.resolve("file"), "x");
    assertThatThrownBy(() -> StoreDirectory.lasting(file))
        .isInstanceOf(StoreException.class)
        .hasMessage("cannot use " + file + " as a directory");
  }
}
