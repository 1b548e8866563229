package dev.keywright.cli.input;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import org.jspecify.annotations.Nullable;

/**
 * Shows how far a long task is, with rate and time left, if somebody watches. It counts what is
 * known before: bytes as they stand in the files, or the segments or ranges of a table.
 */
public final class Progress implements AutoCloseable {
  /** Set by the start script, which knows what the virtual machine does not: what stderr is. */
  private static final String WATCHED = "keywright.watched";

  /** After how many milliseconds the bar appears. */
  private static final String PATIENCE = "keywright.patience";

  private static final String READ = "read";
  private static final long PATIENCE_MILLIS = 2000;
  private static final int KEYS_BETWEEN = 8192;
  private static final long MEGABYTE = 1_000_000;

  private final String task;
  private final String unit;
  private final long unitSize;
  private long whole;
  private final boolean isWatched;
  private final long start = System.nanoTime();
  private final long patience =
      TimeUnit.MILLISECONDS.toNanos(Long.getLong(PATIENCE, PATIENCE_MILLIS));
  private long read;
  private @Nullable ProgressBar bar;

  private Progress(String task, String unit, long unitSize, long whole) {
    this.task = task;
    this.unit = unit;
    this.unitSize = unitSize;
    this.whole = whole;
    this.isWatched = isWatched();
  }

  /** For the files, whose size is unknown if one is standard input or a store. */
  static Progress of(List<String> files) throws IOException {
    long bytes = 0;
    for (String file : files) {
      boolean isFile =
          !file.equals(InputFiles.STANDARD_INPUT) && Files.isRegularFile(Path.of(file));
      bytes = isFile && bytes >= 0 ? bytes + Files.size(Path.of(file)) : -1;
    }
    return new Progress(READ, " MB", MEGABYTE, bytes);
  }

  /** For a table, whose segments are counted. */
  static Progress ofSegments() {
    return new Progress(READ, " segments", 1, -1);
  }

  /** For work on the ranges of a table. */
  public static Progress ofRanges(String task, int ranges) {
    return new Progress(task, " ranges", 1, ranges);
  }

  /** One more range is done. */
  public void endOfRange() {
    read++;
    show();
  }

  /** Says how many segments there are. */
  void segments(int count) {
    whole = count;
  }

  /** One more segment has been read. */
  void endOfSegment() {
    read++;
  }

  // A virtual machine tells whether both its input and its output are a terminal.
  @SuppressWarnings("SystemConsoleNull")
  private static boolean isWatched() {
    String told = System.getProperty(WATCHED);
    return told == null ? System.console() != null : Boolean.parseBoolean(told);
  }

  /** The same bytes, counted where an array takes them. */
  InputStream counting(InputStream in) {
    return new FilterInputStream(in) {
      @Override
      public int read(byte[] buffer, int from, int length) throws IOException {
        int count = super.read(buffer, from, length);
        read += Math.max(0, count);
        return count;
      }
    };
  }

  /** Shows that so many keys have been read. */
  void keys(long keys) {
    if (keys % KEYS_BETWEEN != 0) {
      return;
    }
    show();
    if (bar != null) {
      bar.setExtraMessage(String.format(Locale.ROOT, " %,d keys", keys));
    }
  }

  private void show() {
    if (bar == null && isWatched && System.nanoTime() - start > patience) {
      bar =
          new ProgressBarBuilder()
              .setTaskName(task)
              .setUnit(unit, unitSize)
              .setInitialMax(whole)
              .showSpeed()
              .build();
    }
    if (bar != null) {
      bar.stepTo(read);
    }
  }

  @Override
  public void close() {
    if (bar != null) {
      bar.close();
    }
  }
}
