package dev.keywright.benchmarks;

import dev.keywright.runtime.MergedRows;
import java.util.Iterator;
import java.util.List;
import java.util.function.Function;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/** A million rows of 16 buckets in one order, against the same rows from one list. */
@State(Scope.Benchmark)
public class MillionMerged {

  /** Rows as a store returns them: each key is decoded when its row is read. */
  @Benchmark
  public void mergedRows(Events events, Blackhole rows) {
    consume(merged(bucket -> decoded(events.encoded(bucket))), rows);
  }

  /** The same rows, decoded likewise, from one list. */
  @Benchmark
  public void sequentialRows(Events events, Blackhole rows) {
    consume(decoded(events.encoded()), rows);
  }

  /** Keys that are there already: nothing but the merge itself. */
  @Benchmark
  public void mergedKeys(Events events, Blackhole rows) {
    consume(merged(bucket -> events.keys(bucket).iterator()), rows);
  }

  /** The same keys from one list: nothing but steps of an iterator. */
  @Benchmark
  public void sequentialKeys(Events events, Blackhole rows) {
    consume(events.keys().iterator(), rows);
  }

  private static MergedRows<LogEventKey> merged(Function<Integer, Iterator<LogEventKey>> bucket) {
    return LogEventKey.scan()
        .all()
        .merge(range -> bucket.apply((int) range.from()[0]), Function.identity());
  }

  private static Iterator<LogEventKey> decoded(List<byte[]> rows) {
    Iterator<byte[]> encoded = rows.iterator();
    return new Iterator<>() {
      @Override
      public boolean hasNext() {
        return encoded.hasNext();
      }

      @Override
      public LogEventKey next() {
        return LogEventKey.decode(encoded.next());
      }
    };
  }

  private static void consume(Iterator<LogEventKey> keys, Blackhole rows) {
    int count = 0;
    while (keys.hasNext()) {
      rows.consume(keys.next());
      count++;
    }
    if (count != Events.COUNT) {
      throw new IllegalStateException(count + " rows");
    }
  }
}
