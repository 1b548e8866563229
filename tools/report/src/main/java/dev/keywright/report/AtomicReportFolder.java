package dev.keywright.report;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;

/**
 * Pages that come into a folder only once all of them are written. A disk that gets full in the
 * middle leaves the pages that were there before, and no folder where there was none.
 */
final class AtomicReportFolder implements Closeable {
  private final Path folder;
  private final Path beside;
  private final boolean isNew;
  private final List<String> names = new ArrayList<>();
  private boolean isFinished;

  private AtomicReportFolder(Path folder, Path beside, boolean isNew) {
    this.folder = folder;
    this.beside = beside;
    this.isNew = isNew;
  }

  /** Pages of a folder, which is created if it does not exist. */
  static AtomicReportFolder of(Path folder) throws IOException {
    boolean isNew = !Files.exists(folder);
    Files.createDirectories(folder);
    return new AtomicReportFolder(folder, Files.createTempDirectory(folder, ".keywright"), isNew);
  }

  void add(String name, String page) throws IOException {
    names.add(name);
    Files.writeString(beside.resolve(name), page);
  }

  /** Puts all pages into their places. */
  void finish() throws IOException {
    isFinished = true;
    for (String name : names) {
      Files.move(beside.resolve(name), folder.resolve(name), StandardCopyOption.REPLACE_EXISTING);
    }
  }

  @Override
  public void close() throws IOException {
    for (String name : names) {
      Files.deleteIfExists(beside.resolve(name));
    }
    Files.deleteIfExists(beside);
    if (isNew && !isFinished) {
      Files.deleteIfExists(folder);
    }
  }
}
