package dev.keywright.runtime.bucket;

import java.util.Objects;

/**
 * A bucket in BINARY: an unsigned number, most significant byte first, or decimal digits.
 *
 * <p>For generated keys; applications do not call it.
 *
 * @param before the literal in front of it, one character for each byte
 * @param behind the literal after it, one character for each byte
 * @param width how many bytes or digits are written at least; as many as the largest number needs,
 *     if that is more
 * @param isDigits whether it is digits
 */
public record BinaryBucket(
    int first, int count, String before, String behind, int width, boolean isDigits)
    implements BytesBucket {

  /**
   * @throws IllegalArgumentException if the count is not from 2 to 65,536, or a number has more
   *     than nine digits
   */
  public BinaryBucket {
    Buckets.check(first, count);
    width = Math.max(width, needed(first + count - 1, isDigits));
  }

  BinaryBucket(int count, String before, String behind, int width, boolean isDigits) {
    this(0, count, before, behind, width, isDigits);
  }

  @Override
  public BinaryBucket from(int number) {
    return numbered(number, count);
  }

  /** The same number in so many bytes, with zeros in front. */
  public BinaryBucket bytes(int places) {
    return new BinaryBucket(first, count, before, behind, places, false);
  }

  /** The same number in so many decimal digits, with zeros in front. */
  public BinaryBucket digits(int places) {
    return new BinaryBucket(first, count, before, behind, places, true);
  }

  /** How many bytes, or digits, a number takes at least. */
  public static int needed(int last, boolean isDigits) {
    int places = 1;
    for (int rest = last / base(isDigits); rest > 0; rest /= base(isDigits)) {
      places++;
    }
    return places;
  }

  private static int base(boolean isDigits) {
    return isDigits ? 10 : 1 << Byte.SIZE;
  }

  private static boolean areDigits(byte[] content, int from, int to) {
    for (int i = from; i < to; i++) {
      if (content[i] < '0' || content[i] > '9') {
        return false;
      }
    }
    return true;
  }

  @Override
  public BinaryBucket of(Buckets others) {
    return numbered(others.first(), others.count());
  }

  private BinaryBucket numbered(int firstNumber, int number) {
    // What was as narrow as it could be stays so.
    int least = width == needed(last(), isDigits) ? 0 : width;
    return new BinaryBucket(firstNumber, number, before, behind, least, isDigits);
  }

  @Override
  public int write(int bucket, byte[] out, int start) {
    Objects.checkIndex(bucket - first, count);
    int rest = bucket;
    for (int i = start + width - 1; i >= start; i--) {
      out[i] = (byte) (rest % base(isDigits) + (isDigits ? '0' : 0));
      rest /= base(isDigits);
    }
    return start + width;
  }

  @Override
  public int read(byte[] content, int at, int end) {
    if (end - at < width || (isDigits && !areDigits(content, at, at + width))) {
      return -1;
    }
    long bucket = 0;
    for (int i = at; i < at + width; i++) {
      bucket = bucket * base(isDigits) + (content[i] & 0xFF) - (isDigits ? '0' : 0);
    }
    return first <= bucket && bucket <= last() ? (int) bucket : -1;
  }

  @Override
  public String shown(int bucket) {
    return Integer.toString(bucket);
  }
}
