package dev.keywright.runtime.natives;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.NullCheck;
import dev.keywright.runtime.codec.Extremes;
import dev.keywright.runtime.codec.WholeCodec;
import org.jspecify.annotations.Nullable;

/**
 * An integer as the store's own type.
 *
 * @param min the smallest value, inclusive
 * @param max the largest value, inclusive
 * @param descending whether the store keeps the largest value first
 */
public record NativeLong(String name, long min, long max, boolean descending)
    implements NativePart<Long>, WholeCodec<Long> {

  /** A column of any {@code long}. */
  public static NativeLong of(String name) {
    return new NativeLong(name, Long.MIN_VALUE, Long.MAX_VALUE, /* descending= */ false);
  }

  /** The same column, largest value first. */
  public NativeLong descendingOrder() {
    return new NativeLong(name, min, max, /* descending= */ true);
  }

  /** The same column, refusing smaller values. */
  public NativeLong atLeast(long value) {
    return new NativeLong(name, Math.max(min, value), max, descending);
  }

  /** The same column, refusing larger values. */
  public NativeLong atMost(long value) {
    return new NativeLong(name, min, Math.min(max, value), descending);
  }

  @Override
  public ColumnOrder<Long> order() {
    return descending ? ColumnOrder.LONG.descending() : ColumnOrder.LONG;
  }

  @Override
  public Extremes<Long> extremes() {
    return Extremes.numbers(this);
  }

  /**
   * The stored value, once it is known to be one that this column may hold.
   *
   * @throws MalformedKeyException if it is not
   */
  public long accept(long stored) {
    if (stored < min || stored > max) {
      throw new MalformedKeyException(name, 0, stored, expected());
    }
    return stored;
  }

  @Override
  public Long accept(@Nullable Long stored) {
    if (stored == null) {
      throw new MalformedKeyException(name, 0, null, expected());
    }
    return accept(stored.longValue());
  }

  @Override
  public byte[] bytesAfter(byte @Nullable [] before, long value, byte @Nullable [] behind) {
    throw noParts();
  }

  @Override
  public Long contentAfter(byte @Nullable [] before, long value, byte @Nullable [] behind) {
    return encode(value);
  }

  @Override
  public byte[] bytesAfter(byte @Nullable [] before, Long value, byte @Nullable [] behind) {
    throw noParts();
  }

  @Override
  public Long contentAfter(byte @Nullable [] before, Long value, byte @Nullable [] behind) {
    return encode(value);
  }

  @Override
  public Long encode(long value) {
    check(value);
    return value;
  }

  @Override
  public Long encode(Long value) {
    return encode(NullCheck.require(name, value).longValue());
  }
}
