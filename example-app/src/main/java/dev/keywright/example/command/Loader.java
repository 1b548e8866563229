package dev.keywright.example.command;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Stream;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import org.jspecify.annotations.Nullable;

/**
 * Writes many rows in batches, shows how far it is, and measures how long it takes.
 *
 * @param noun what the rows are, in the plural
 * @param write writes one batch
 */
record Loader<T>(String noun, Consumer<List<T>> write) {
  private static final int BATCH = 100_000;

  /** Writes all, and says how many rows per second that were. */
  String load(long count, Stream<T> rows) {
    long start = System.nanoTime();
    long written = 0;
    try (ProgressBar bar = bar(count)) {
      List<T> batch = new ArrayList<>();
      for (Iterator<T> rest = rows.iterator(); rest.hasNext(); ) {
        batch.add(rest.next());
        if (bar != null) {
          bar.step();
        }
        if (batch.size() == BATCH || !rest.hasNext()) {
          write.accept(batch);
          written += batch.size();
          batch.clear();
        }
      }
    }
    return summary(written, System.nanoTime() - start);
  }

  // Only people watch a bar. From JDK 22 on there is a console in a log, too, and it gets the bar.
  @SuppressWarnings("SystemConsoleNull")
  private static @Nullable ProgressBar bar(long count) {
    return System.console() == null
        ? null
        : new ProgressBarBuilder()
            .setTaskName("load")
            .setUnit(" rows", 1)
            .setInitialMax(count)
            .showSpeed()
            .build();
  }

  private String summary(long written, long nanos) {
    double seconds = Math.max(nanos, 1) / (double) Duration.ofSeconds(1).toNanos();
    return String.format(
        Locale.ROOT,
        "Stored %,d %s in %.2f s: %,.0f rows per second",
        written,
        noun,
        seconds,
        written / seconds);
  }
}
