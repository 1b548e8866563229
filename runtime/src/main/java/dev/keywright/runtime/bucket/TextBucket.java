package dev.keywright.runtime.bucket;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.keywright.runtime.ColumnOrder;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A bucket in TEXT: decimal digits, as many as the largest number has, or more with zeros in front.
 *
 * <p>For generated keys; applications do not call it.
 *
 * @param before the literal in front of the digits
 * @param behind the separator or literal after the digits
 * @param isAlone whether no part of the same column follows
 * @param width how many digits are written at least; as many as the largest number needs, if that
 *     is more
 */
public record TextBucket(
    int first, int count, String before, String behind, boolean isAlone, int width)
    implements BucketForm<String> {
  private static final int TEN = 10;

  /**
   * @throws IllegalArgumentException if the count is not from 2 to 65,536, or a number has more
   *     than nine digits
   */
  public TextBucket {
    Buckets.check(first, count);
    width = Math.max(width, BinaryBucket.needed(first + count - 1, true));
  }

  TextBucket(int count, String before, String behind, boolean isAlone, int width) {
    this(0, count, before, behind, isAlone, width);
  }

  @Override
  public TextBucket from(int number) {
    return numbered(number, count);
  }

  /** The same number in so many digits, with zeros in front. */
  public TextBucket digits(int places) {
    return new TextBucket(first, count, before, behind, isAlone, places);
  }

  /** The same form in a column without any part. */
  public TextBucket alone() {
    return new TextBucket(first, count, before, behind, true, width);
  }

  /** Whether something shows where the digits end. */
  boolean isMarked() {
    return behind.isEmpty() ? isAlone : behind.charAt(0) < '0' || behind.charAt(0) > '9';
  }

  @Override
  public ColumnOrder<String> order() {
    return ColumnOrder.TEXT;
  }

  @Override
  public TextBucket of(Buckets others) {
    return numbered(others.first(), others.count());
  }

  private TextBucket numbered(int firstNumber, int number) {
    // What was as narrow as it could be stays so.
    int least = width == BinaryBucket.needed(last(), true) ? 0 : width;
    return new TextBucket(firstNumber, number, before, behind, isAlone, least);
  }

  @Override
  public String number(int bucket) {
    byte[] digits = new byte[width()];
    write(bucket, digits, 0);
    return new String(digits, ISO_8859_1);
  }

  @Override
  public String beginning(int bucket) {
    return before.isEmpty() ? number(bucket) : before + number(bucket);
  }

  @Override
  public String alone(int bucket) {
    return isAlone ? prefix(bucket) : beginning(bucket);
  }

  @Override
  public String prefix(int bucket) {
    return behind.isEmpty() ? beginning(bucket) : beginning(bucket) + behind;
  }

  // Alone, a number of another width is no bucket of this form, even if it begins like this one.
  @Override
  public @Nullable String end(String prefix) {
    return isAlone ? order().next(prefix) : order().nextPrefix(prefix);
  }

  @Override
  public int write(int bucket, byte[] out, int at) {
    int rest = first + Objects.checkIndex(bucket - first, count);
    int end = at + width();
    for (int i = end - 1; i >= at; i--) {
      out[i] = (byte) ('0' + rest % TEN);
      rest /= TEN;
    }
    return end;
  }

  @Override
  public int read(String content, int at, int end) {
    int width = width();
    if (end - at < width) {
      return -1;
    }
    long bucket = 0;
    for (int i = at; i < at + width; i++) {
      int digit = content.charAt(i) - '0';
      if (digit < 0 || digit >= TEN) {
        return -1;
      }
      bucket = bucket * TEN + digit;
    }
    return first <= bucket && bucket <= last() ? (int) bucket : -1;
  }

  @Override
  public String rest(String content, int at) {
    return content.substring(at + before.length() + width() + behind.length());
  }

  @Override
  public String shown(int bucket) {
    return number(bucket);
  }
}
