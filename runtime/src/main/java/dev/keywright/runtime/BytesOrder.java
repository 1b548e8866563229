package dev.keywright.runtime;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Bytes, unsigned. */
final class BytesOrder extends ColumnOrder<byte[]> {
  private final ColumnOrder<byte[]> turned = new TurnedOrder<>(this);

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
