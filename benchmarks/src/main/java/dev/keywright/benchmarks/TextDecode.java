package dev.keywright.benchmarks;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.keywright.benchmarks.peers.GoodText;
import dev.keywright.benchmarks.peers.LimitText;
import dev.keywright.benchmarks.peers.SplitText;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** One key of the TEXT form taken apart. */
@State(Scope.Thread)
public class TextDecode {
  private final Row[] rows = Row.random(Row.COUNT);
  private final String[] keys = new String[Row.COUNT];
  private final byte[][] sellers = new byte[Row.COUNT][];
  private int next;

  /** Makes the keys that are taken apart. */
  public TextDecode() {
    for (int i = 0; i < rows.length; i++) {
      Row row = rows[i];
      keys[i] = GoodText.encode(row.deviceId(), row.sellerId(), row.cardId());
      sellers[i] = row.sellerId().getBytes(ISO_8859_1);
    }
  }

  private int next() {
    return next++ & (Row.COUNT - 1);
  }

  /** Ours: whatever it accepts, the encoder gives back. */
  @Benchmark
  public PurchaseKey keywright() {
    return PurchaseKey.decode(keys[next()]);
  }

  @Benchmark
  public Row good() {
    return GoodText.decode(keys[next()]);
  }

  @Benchmark
  public Row limit() {
    return LimitText.decode(keys[next()]);
  }

  @Benchmark
  public Row splitAndParse() {
    return SplitText.decode(keys[next()]);
  }

  /** Nothing but the values: what has to be allocated, and hardly any time. */
  @Benchmark
  @SuppressWarnings("deprecation") // the cheapest way to a String of Latin-1
  public Row valuesAlone() {
    int i = next();
    Row row = rows[i];
    return new Row(row.deviceId(), new String(sellers[i], 0), row.cardId());
  }
}
