package dev.keywright.benchmarks.peers;

import dev.keywright.benchmarks.Row;
import org.apache.accumulo.core.client.lexicoder.IntegerLexicoder;
import org.apache.accumulo.core.client.lexicoder.LongLexicoder;
import org.apache.accumulo.core.client.lexicoder.PairLexicoder;
import org.apache.accumulo.core.client.lexicoder.StringLexicoder;
import org.apache.accumulo.core.util.ComparablePair;

/** The lexicoders of Accumulo; values of different types are pairs of pairs. */
public final class AccumuloLexicoder {
  private static final PairLexicoder<Integer, ComparablePair<String, Long>> KEY =
      new PairLexicoder<>(
          new IntegerLexicoder(), new PairLexicoder<>(new StringLexicoder(), new LongLexicoder()));

  private AccumuloLexicoder() {}

  /** The key as bytes. */
  public static byte[] encode(int deviceId, String sellerId, long cardId) {
    return KEY.encode(new ComparablePair<>(deviceId, new ComparablePair<>(sellerId, cardId)));
  }

  /** The values of a key. */
  public static Row decode(byte[] key) {
    ComparablePair<Integer, ComparablePair<String, Long>> values = KEY.decode(key);
    return new Row(
        values.getFirst(), values.getSecond().getFirst(), values.getSecond().getSecond());
  }
}
