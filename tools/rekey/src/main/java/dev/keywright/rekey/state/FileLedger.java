package dev.keywright.rekey.state;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * A ledger in a directory, for clients of one machine or of one shared disk that knows locks. Each
 * entry is a file.
 */
public final class FileLedger implements Ledger {
  private final Path directory;

  /** A ledger in this directory, which is made with the first entry. */
  public FileLedger(Path directory) {
    this.directory = directory;
  }

  @Override
  public Optional<String> read(String entry) {
    try {
      return Optional.of(Files.readString(file(entry), UTF_8));
    } catch (NoSuchFileException none) {
      return Optional.empty();
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  @Override
  public boolean replace(String entry, Optional<String> before, String after) {
    // A file lock belongs to the process; threads of it take turns here.
    synchronized (FileLedger.class) {
      try {
        Files.createDirectories(directory);
        try (FileChannel lock =
                FileChannel.open(
                    directory.resolve("lock"),
                    StandardOpenOption.CREATE,
                    StandardOpenOption.WRITE);
            FileLock held = lock.lock()) {
          if (!held.isValid() || !read(entry).equals(before)) {
            return false;
          }
          write(file(entry), after);
          return true;
        }
      } catch (IOException failed) {
        throw new UncheckedIOException(failed);
      }
    }
  }

  private static void write(Path file, String text) throws IOException {
    Path next = file.resolveSibling(file.getFileName() + ".next");
    try (FileChannel out =
        FileChannel.open(
            next,
            StandardOpenOption.CREATE,
            StandardOpenOption.TRUNCATE_EXISTING,
            StandardOpenOption.WRITE)) {
      out.write(UTF_8.encode(text));
      out.force(true);
    }
    Files.move(next, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  private Path file(String entry) {
    return directory.resolve(entry.replace('/', '-'));
  }
}
