package dev.keywright.runtime.function;

/**
 * The salt of Apache Phoenix, {@code SALT_BUCKETS = count}: the hash of the row key after the salt
 * byte, as {@code SaltingUtil.getSaltingByte} has it.
 *
 * <p>The hash is {@code h = 31 * h + b} over all signed bytes b, from 1 on. The bucket is the
 * absolute value of {@code h % count}. OpenTSDB's salt is the same function, of the metric and the
 * tags: {@code of = {"metric", "tagKey", "tagValue"}}.
 */
public final class PhoenixSalt {
  private static final int SQUARE = 31 * 31;
  private static final int CUBE = 31 * SQUARE;
  private static final int FOURTH = 31 * CUBE;

  private PhoenixSalt() {}

  /** The bucket of a row key without its salt. */
  public static int bucket(byte[] rowKey, int count) {
    return inPlace(rowKey, 0, rowKey.length, count);
  }

  /** The bucket of the row key without its salt that is in {@code rowKey[from, to)}. */
  public static int inPlace(byte[] rowKey, int from, int to, int count) {
    int hash = 1;
    int i = from;
    // Four bytes for one multiplication of the hash, for which each next step would have to wait.
    for (; i < to - 3; i += 4) {
      hash =
          FOURTH * hash
              + CUBE * rowKey[i]
              + SQUARE * rowKey[i + 1]
              + 31 * rowKey[i + 2]
              + rowKey[i + 3];
    }
    for (; i < to; i++) {
      hash = 31 * hash + rowKey[i];
    }
    return Math.abs(hash % count);
  }
}
