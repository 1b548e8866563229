package dev.keywright.runtime;

import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * How a store compares the values of one column.
 *
 * @param <C> {@code String}, {@code byte[]}, {@code Long}, {@code Boolean}, {@code Instant}, {@code
 *     LocalDate} or {@code UUID}
 */
public abstract sealed class ColumnOrder<C> implements Comparator<C> {

  /**
   * Texts by their UTF-8 bytes, which is the order of Unicode code points. {@link String#compareTo}
   * differs from it where characters above U+FFFF meet U+E000 to U+FFFF.
   */
  public static final ColumnOrder<String> TEXT = new Text();

  /** Integers by value. */
  public static final ColumnOrder<Long> LONG =
      Values.of(
          "an integer",
          Long::compare,
          List.of(Long.MIN_VALUE, Long.MAX_VALUE),
          it -> it + 1,
          it -> it - 1);

  /** Bytes, unsigned; a beginning is less than the whole. */
  public static final ColumnOrder<byte[]> BYTES = new Bytes();

  /** Booleans: false comes first. */
  public static final ColumnOrder<Boolean> BOOLEAN =
      Values.of("a boolean", Boolean::compare, List.of(false, true), it -> true, it -> false);

  /** Points in time, which a store keeps in whole milliseconds since 1970, in 8 bytes. */
  public static final ColumnOrder<Instant> INSTANT =
      Values.of(
          "a time",
          Comparator.naturalOrder(),
          List.of(Instant.ofEpochMilli(Long.MIN_VALUE), Instant.ofEpochMilli(Long.MAX_VALUE)),
          it -> it.plusMillis(1),
          it -> it.minusMillis(1));

  /** Days, which a store counts from 1970, in 4 bytes. */
  public static final ColumnOrder<LocalDate> DATE =
      Values.of(
          "a date",
          Comparator.comparingLong(LocalDate::toEpochDay),
          List.of(LocalDate.ofEpochDay(Integer.MIN_VALUE), LocalDate.ofEpochDay(Integer.MAX_VALUE)),
          it -> it.plusDays(1),
          it -> it.minusDays(1));

  /**
   * UUIDs as Cassandra and ScyllaDB sort them: by their version; those of version 1 by their time,
   * all others by their bytes. Neither their text nor {@link UUID#compareTo} sorts like that.
   */
  public static final ColumnOrder<UUID> UUID =
      Values.of(
          "a UUID",
          VersionedUuid.ORDER,
          List.of(new UUID(0, 0), new UUID(-1, -1)),
          VersionedUuid::next,
          VersionedUuid::previous);

  /** The smallest value above the given one, or null if it is the last. */
  public abstract @Nullable C next(C value);

  /** The smallest value. */
  public abstract C first();

  /**
   * The smallest value above all that begin with the given one, or null if there is none.
   *
   * @throws UnsupportedOperationException if values of this column have no beginning
   */
  public abstract @Nullable C nextPrefix(C prefix);

  /**
   * One content after the other, as parts of a column are joined.
   *
   * @throws UnsupportedOperationException if values of this column are not made of parts
   */
  public abstract C join(C first, C second);

  /**
   * One content after the other, without joining two of them first.
   *
   * @throws UnsupportedOperationException if values of this column are not made of parts
   */
  public C join(C first, C second, C third) {
    return join(join(first, second), third);
  }

  /**
   * The same values, the largest first: the order of a column that is kept {@code DESC}.
   *
   * @throws UnsupportedOperationException of texts and bytes, of which none is the next below
   *     another
   */
  public ColumnOrder<C> descending() {
    throw new UnsupportedOperationException("below a text or bytes, none is the next one");
  }

  /** Whether the largest value comes first. */
  public boolean isDescending() {
    return false;
  }

  /** The same value, safe from changes to the given one. */
  C copy(C value) {
    return value;
  }

  private ColumnOrder() {}

  private static final class Text extends ColumnOrder<String> {
    @Override
    public int compare(String a, String b) {
      int end = Math.min(a.length(), b.length());
      for (int i = 0; i < end; i++) {
        char x = a.charAt(i);
        char y = b.charAt(i);
        if (x != y) {
          return Character.compare(lifted(x), lifted(y));
        }
      }
      return Integer.compare(a.length(), b.length());
    }

    // A surrogate stands for a code point above every other char, so it is lifted over U+FFFF.
    private static char lifted(char c) {
      if (c < Character.MIN_SURROGATE) {
        return c;
      }
      return (char) (Character.isSurrogate(c) ? c + 0x2000 : c - 0x800);
    }

    @Override
    public String join(String first, String second) {
      return first + second;
    }

    @Override
    public String join(String first, String second, String third) {
      return first + second + third;
    }

    @Override
    public String next(String value) {
      return value + '\0';
    }

    @Override
    public String first() {
      return "";
    }

    @Override
    public @Nullable String nextPrefix(String prefix) {
      for (int end = prefix.length(); end > 0; ) {
        int last = prefix.codePointBefore(end);
        end -= Character.charCount(last);
        if (last < Character.MAX_CODE_POINT) {
          int next = last + 1 == Character.MIN_SURROGATE ? Character.MAX_SURROGATE + 1 : last + 1;
          return prefix.substring(0, end) + Character.toString(next);
        }
      }
      return null;
    }
  }

  /**
   * Values that stand one after the other, and have no beginnings.
   *
   * @param <V> their type
   */
  private static final class Values<V> extends ColumnOrder<V> {
    private final String what;
    private final Comparator<V> values;
    private final V first;
    private final V last;
    private final UnaryOperator<V> above;
    private final Values<V> turned;
    private final boolean isDescending;

    private Values(
        String what,
        Comparator<V> values,
        List<V> ends,
        UnaryOperator<V> above,
        UnaryOperator<V> below,
        @Nullable Values<V> upward) {
      this.what = what;
      this.values = values;
      this.first = ends.get(0);
      this.last = ends.get(1);
      this.above = above;
      this.isDescending = upward != null;
      this.turned =
          upward != null
              ? upward
              : new Values<>(what, values.reversed(), List.of(last, first), below, above, this);
    }

    static <V> Values<V> of(
        String what,
        Comparator<V> values,
        List<V> ends,
        UnaryOperator<V> up,
        UnaryOperator<V> down) {
      return new Values<>(what, values, ends, up, down, null);
    }

    @Override
    public int compare(V a, V b) {
      return values.compare(a, b);
    }

    @Override
    public @Nullable V next(V value) {
      return values.compare(value, last) >= 0 ? null : above.apply(value);
    }

    @Override
    public V first() {
      return first;
    }

    @Override
    public V nextPrefix(V prefix) {
      throw new UnsupportedOperationException(what + " has no beginning");
    }

    @Override
    public V join(V first, V second) {
      throw new UnsupportedOperationException(what + " is not made of parts");
    }

    @Override
    public ColumnOrder<V> descending() {
      return turned;
    }

    @Override
    public boolean isDescending() {
      return isDescending;
    }
  }

  private static final class Bytes extends ColumnOrder<byte[]> {
    @Override
    public int compare(byte[] a, byte[] b) {
      return Arrays.compareUnsigned(a, b);
    }

    @Override
    public byte[] join(byte[] first, byte[] second) {
      byte[] joined = Arrays.copyOf(first, first.length + second.length);
      System.arraycopy(second, 0, joined, first.length, second.length);
      return joined;
    }

    @Override
    public byte[] join(byte[] first, byte[] second, byte[] third) {
      byte[] joined = Arrays.copyOf(first, first.length + second.length + third.length);
      System.arraycopy(second, 0, joined, first.length, second.length);
      System.arraycopy(third, 0, joined, first.length + second.length, third.length);
      return joined;
    }

    @Override
    public byte[] next(byte[] value) {
      return Arrays.copyOf(value, value.length + 1);
    }

    @Override
    public byte[] first() {
      return new byte[0];
    }

    @Override
    byte[] copy(byte[] value) {
      return value.clone();
    }

    @Override
    public byte @Nullable [] nextPrefix(byte[] prefix) {
      for (int end = prefix.length; end > 0; end--) {
        if (prefix[end - 1] != -1) {
          byte[] next = Arrays.copyOf(prefix, end);
          next[end - 1]++;
          return next;
        }
      }
      return null;
    }
  }
}
