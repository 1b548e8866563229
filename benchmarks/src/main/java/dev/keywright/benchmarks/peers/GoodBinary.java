package dev.keywright.benchmarks.peers;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.keywright.benchmarks.Row;

/**
 * The bytes of our BINARY key, written as a good engineer does in an afternoon: an array of the
 * right size, loops of shifts, no checks.
 */
public final class GoodBinary {
  private GoodBinary() {}

  /** The key as bytes. */
  public static byte[] encode(int deviceId, String sellerId, long cardId) {
    int length = sellerId.length();
    byte[] key = new byte[Integer.BYTES + length + 2 + Long.BYTES];
    write(deviceId ^ Integer.MIN_VALUE, key, 0, Integer.BYTES);
    for (int i = 0; i < length; i++) {
      key[Integer.BYTES + i] = (byte) sellerId.charAt(i);
    }
    key[Integer.BYTES + length + 1] = 1;
    write(cardId ^ Long.MIN_VALUE, key, Integer.BYTES + length + 2, Long.BYTES);
    return key;
  }

  private static void write(long value, byte[] key, int from, int size) {
    long left = value;
    for (int i = from + size - 1; i >= from; i--) {
      key[i] = (byte) left;
      left >>>= Byte.SIZE;
    }
  }

  /** The values of a key. */
  public static Row decode(byte[] key) {
    int end = key.length - Long.BYTES;
    return new Row(
        (int) read(key, 0, Integer.BYTES) ^ Integer.MIN_VALUE,
        new String(key, Integer.BYTES, end - 2 - Integer.BYTES, ISO_8859_1),
        read(key, end, Long.BYTES) ^ Long.MIN_VALUE);
  }

  private static long read(byte[] key, int from, int size) {
    long value = 0;
    for (int i = from; i < from + size; i++) {
      value = value << Byte.SIZE | (key[i] & 0xff);
    }
    return value;
  }
}
