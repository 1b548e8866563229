package dev.keywright.runtime;

import java.util.Arrays;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * How a store compares the values of one column.
 *
 * @param <C> {@code String}, {@code Long} or {@code byte[]}
 */
public abstract sealed class ColumnOrder<C> implements Comparator<C> {

  /**
   * Texts by their UTF-8 bytes, which is the order of Unicode code points. {@link String#compareTo}
   * differs from it where characters above U+FFFF meet U+E000 to U+FFFF.
   */
  public static final ColumnOrder<String> TEXT = new Text();

  /** Integers by value. */
  public static final ColumnOrder<Long> LONG = new Integers();

  /** Bytes, unsigned; a beginning is less than the whole. */
  public static final ColumnOrder<byte[]> BYTES = new Bytes();

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

  private static final class Integers extends ColumnOrder<Long> {
    @Override
    public int compare(Long a, Long b) {
      return Long.compare(a, b);
    }

    @Override
    public @Nullable Long next(Long value) {
      return value == Long.MAX_VALUE ? null : value + 1;
    }

    @Override
    public Long first() {
      return Long.MIN_VALUE;
    }

    @Override
    public Long nextPrefix(Long prefix) {
      throw new UnsupportedOperationException("an integer has no beginning");
    }

    @Override
    public Long join(Long first, Long second) {
      throw new UnsupportedOperationException("an integer is not made of parts");
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
