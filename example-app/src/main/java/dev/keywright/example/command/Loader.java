package dev.keywright.example.command;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import me.tongfei.progressbar.ProgressBar;

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
    try (ProgressBar bar = Stored.bar(count)) {
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
    return Stored.summary(written, noun, System.nanoTime() - start);
  }
}
