package dev.keywright.runtime.function;

/**
 * The salt of Apache Phoenix, {@code SALT_BUCKETS = count}: the hash of the row key behind the salt
 * byte, as {@code SaltingUtil.getSaltingByte} has it.
 *
 * <p>The hash is {@code h = 31 * h + b} over all signed bytes b, from 1 on. The bucket is the
 * absolute value of {@code h % count}. OpenTSDB's salt is the same function, of the metric and the
 * tags: {@code of = {"metric", "tagKey", "tagValue"}}.
 */
public final class PhoenixSalt {
  private PhoenixSalt() {}

  /** The bucket of a row key without its salt. */
  public static int bucket(byte[] rowKey, int count) {
    int hash = 1;
    for (byte b : rowKey) {
      hash = 31 * hash + b;
    }
    return Math.abs(hash % count);
  }
}
