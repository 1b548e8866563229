package dev.keywright.spark.store;

import dev.keywright.store.StoreWriter;
import dev.keywright.store.bulk.BulkImport;
import dev.keywright.store.bulk.ImportSource;
import java.io.Serializable;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.ForeachPartitionFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;

/**
 * Writes rows by the writer of a store's adapter, such as {@code DynamoDbWriter}: each task its
 * partition, one batch after the other. Writes that fail with an error that may pass are tried
 * again, after waits with full jitter.
 *
 * <p>A row replaces what is stored under its key, so a task that runs again writes the same. Do not
 * sort rows for a store that spreads partition keys by hash: neighbours would go to one partition.
 *
 * @param <W> a row, as the writer takes it
 */
public final class StoreLoad<W> {
  private static final int MOST_TRIES = 10;
  private static final int ROWS = 1_000;

  private final String target;
  private final WriterSource<W> writers;
  private final RowMapping<W> mapping;
  private final Tries tries;

  /** Opens the writer of a task, on the machine that runs it. */
  @FunctionalInterface
  public interface WriterSource<W> extends Serializable {
    /** A writer, and its client. */
    OpenWriter<W> open();
  }

  /**
   * A writer for one task.
   *
   * @param client is closed at the end of the task
   */
  public record OpenWriter<W>(StoreWriter<W> writer, AutoCloseable client) {}

  /** Makes what the writer takes. */
  @FunctionalInterface
  public interface RowMapping<W> extends Serializable {
    /** The row, as the store has it; it throws for a row that cannot be one, and names it. */
    W of(Row row);
  }

  private record Tries(int most, Duration first, Duration longest) implements Serializable {}

  private StoreLoad(String target, WriterSource<W> writers, RowMapping<W> mapping, Tries tries) {
    this.target = target;
    this.writers = writers;
    this.mapping = mapping;
    this.tries = tries;
  }

  /**
   * A load with up to 10 tries for each batch.
   *
   * @param target what the table is called, for messages
   */
  public static <W> StoreLoad<W> into(
      String target, WriterSource<W> writers, RowMapping<W> mapping) {
    Tries usual = new Tries(MOST_TRIES, Duration.ofMillis(100), Duration.ofSeconds(20));
    return new StoreLoad<>(target, writers, mapping, usual);
  }

  /**
   * With so many tries for each batch.
   *
   * @param firstWait the longest wait before the second try; it doubles with each
   * @param longestWait the longest wait of all
   */
  public StoreLoad<W> tries(int most, Duration firstWait, Duration longestWait) {
    return new StoreLoad<>(target, writers, mapping, new Tries(most, firstWait, longestWait));
  }

  /** Writes all rows. */
  public void run(Dataset<Row> rows) {
    ForeachPartitionFunction<Row> task = new Task<>(target, writers, mapping, tries);
    rows.foreachPartition(task);
  }

  private record Task<W>(String target, WriterSource<W> writers, RowMapping<W> mapping, Tries tries)
      implements ForeachPartitionFunction<Row> {

    @Override
    public void call(Iterator<Row> rows) throws Exception {
      if (!rows.hasNext()) {
        return;
      }
      OpenWriter<W> open = writers.open();
      try {
        BulkImport<W> batches =
            BulkImport.into(open.writer(), target)
                .workers(1)
                .tries(tries.most, tries.first, tries.longest);
        for (int batch = 0; rows.hasNext(); batch++) {
          batches.run(ImportSource.of(name(batch), next(rows), ROWS));
        }
      } finally {
        open.client().close();
      }
    }

    private List<W> next(Iterator<Row> rows) {
      List<W> batch = new ArrayList<>();
      while (batch.size() < ROWS && rows.hasNext()) {
        batch.add(mapping.of(rows.next()));
      }
      return batch;
    }

    private static String name(int batch) {
      return "batch " + batch + " of partition " + TaskContext.getPartitionId();
    }
  }
}
