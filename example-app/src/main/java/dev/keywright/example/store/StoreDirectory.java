package dev.keywright.example.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Where stores keep their files: a directory that was named, or one that does not outlive this. */
public final class StoreDirectory implements AutoCloseable {
  private final Path path;
  private final boolean temporary;

  private StoreDirectory(Path path, boolean temporary) {
    this.path = path;
    this.temporary = temporary;
  }

  /** A directory that stays; it is created if it is missing. */
  public static StoreDirectory lasting(Path path) {
    try {
      return new StoreDirectory(Files.createDirectories(path), false);
    } catch (IOException e) {
      throw new StoreException("cannot use " + path + " as a directory", e);
    }
  }

  /** A new directory that {@link #close} deletes. */
  public static StoreDirectory temporary() {
    try {
      return new StoreDirectory(Files.createTempDirectory("keywright-example"), true);
    } catch (IOException e) {
      throw new StoreException("cannot create a temporary directory: " + e.getMessage(), e);
    }
  }

  public Path path() {
    return path;
  }

  public boolean isTemporary() {
    return temporary;
  }

  /** A directory inside, so that several tables do not meet. */
  public Path inside(String name) {
    try {
      return Files.createDirectories(path.resolve(name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    if (temporary) {
      delete();
    }
  }

  private void delete() {
    try (Stream<Path> files = Files.walk(path)) {
      List<Path> fromTheInside = files.sorted(Comparator.reverseOrder()).toList();
      for (Path file : fromTheInside) {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new StoreException("cannot delete " + path + ": " + e.getMessage(), e);
    }
  }
}
