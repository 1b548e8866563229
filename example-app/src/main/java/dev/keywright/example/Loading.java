package dev.keywright.example;

import dev.keywright.example.store.Bars;
import dev.keywright.store.StoreWriter;
import dev.keywright.store.bulk.BulkImport;
import dev.keywright.store.bulk.ImportResult;
import dev.keywright.store.bulk.ImportSource;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import me.tongfei.progressbar.ProgressBar;
import org.jspecify.annotations.Nullable;

/**
 * Imports rows with several workers, and shows how far it is.
 *
 * @param target tells a table from others, since a checkpoint belongs to one table
 * @param checkpoint notes what is written, so that an import can be resumed; null for nowhere
 */
record Loading(String target, @Nullable Path checkpoint, PrintWriter out) {
  <W> void run(ImportSource<W> rows, StoreWriter<W> writer) {
    long start = System.nanoTime();
    ImportResult result;
    try (ProgressBar bar = Bars.of("load", " rows", rows.rows())) {
      BulkImport<W> load = BulkImport.into(writer, target);
      load = bar == null ? load : load.listener(bar::stepBy);
      result = checkpoint == null ? load.run(rows) : load.run(rows, checkpoint);
    }
    out.printf(
        Locale.ROOT,
        "Stored: %,d rows in %,d ms; resumed sets: %,d; retries: %,d%n",
        result.rows(),
        Duration.ofNanos(System.nanoTime() - start).toMillis(),
        result.resumedSets(),
        result.retries());
  }
}
