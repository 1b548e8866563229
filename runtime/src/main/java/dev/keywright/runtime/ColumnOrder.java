package dev.keywright.runtime;

import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.Comparator;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * How a store compares the values of one column.
 *
 * @param <C> {@code String}, {@code byte[]}, {@code Long}, {@code Boolean}, {@code Instant}, {@code
 *     LocalDate} or {@code UUID}
 */
public abstract sealed class ColumnOrder<C> implements Comparator<C>
    permits ColumnOrder.Text, ColumnOrder.Values, ColumnOrder.Bytes, DescendingOrder {

  /**
   * Texts by their UTF-8 bytes, which is the order of Unicode code points. {@link String#compareTo}
   * differs from it where characters above U+FFFF meet U+E000 to U+FFFF.
   */
  public static final ColumnOrder<String> TEXT = new Text();

  /** Integers by value. */
  public static final ColumnOrder<Long> LONG = new Values<>(ValueSteps.longs(), null);

  /** Bytes, unsigned; a beginning is less than the whole. */
  public static final ColumnOrder<byte[]> BYTES = new Bytes();

  /** Booleans: false comes first. */
  public static final ColumnOrder<Boolean> BOOLEAN = new Values<>(ValueSteps.booleans(), null);

  /** Points in time, which a store keeps in whole milliseconds since 1970, in 8 bytes. */
  public static final ColumnOrder<Instant> INSTANT = new Values<>(ValueSteps.instants(), null);

  /** Days, which a store counts from 1970, in 4 bytes. */
  public static final ColumnOrder<LocalDate> DATE = new Values<>(ValueSteps.dates(), null);

  /**
   * UUIDs as Cassandra and ScyllaDB sort them: by their version; those of version 1 by their time,
   * all others by their bytes. Neither their text nor {@link UUID#compareTo} sorts like that.
   */
  public static final ColumnOrder<UUID> UUID = new Values<>(ValueSteps.uuids(), null);

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

  /** The same for three, without joining two of them first. */
  public C join(C first, C second, C third) {
    return join(join(first, second), third);
  }

  /** The same values, the largest first: the order of a column that is kept {@code DESC}. */
  public abstract ColumnOrder<C> descending();

  /**
   * The order of the bounds of ranges: that of the column, but upward for texts and bytes that are
   * kept {@code DESC}. None is the next one below another, where a range downward would end.
   */
  public ColumnOrder<C> ofBounds() {
    return this;
  }

  /** Whether the largest value comes first. */
  public boolean isDescending() {
    return false;
  }

  /** The same value, safe from changes to the given one. */
  C copy(C value) {
    return value;
  }

  ColumnOrder() {}

  static final class Text extends ColumnOrder<String> {
    private final ColumnOrder<String> turned = new DescendingOrder<>(this);

    private Text() {}

    @Override
    public ColumnOrder<String> descending() {
      return turned;
    }

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
      int moved = Character.isSurrogate(c) ? c + 0x2000 : c - 0x800;
      return (char) (c < Character.MIN_SURROGATE ? c : moved);
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
      return NextPrefix.of(prefix);
    }
  }

  /** Values that are one after the other, and have no beginnings. */
  static final class Values<V> extends ColumnOrder<V> {
    private final ValueSteps<V> steps;
    private final Values<V> turned;
    private final boolean isDescending;

    private Values(ValueSteps<V> steps, @Nullable Values<V> upward) {
      this.steps = steps;
      this.isDescending = upward != null;
      this.turned = upward != null ? upward : new Values<>(steps.turned(), this);
    }

    @Override
    public int compare(V a, V b) {
      return steps.values().compare(a, b);
    }

    @Override
    public @Nullable V next(V value) {
      return compare(value, steps.last()) >= 0 ? null : steps.above().apply(value);
    }

    @Override
    public V first() {
      return steps.first();
    }

    @Override
    public V nextPrefix(V prefix) {
      throw new UnsupportedOperationException(steps.what() + " has no beginning");
    }

    @Override
    public V join(V first, V second) {
      throw new UnsupportedOperationException(steps.what() + " is not made of parts");
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

  static final class Bytes extends ColumnOrder<byte[]> {
    private final ColumnOrder<byte[]> turned = new DescendingOrder<>(this);

    private Bytes() {}

    @Override
    public ColumnOrder<byte[]> descending() {
      return turned;
    }

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
      return NextPrefix.of(prefix);
    }
  }
}
