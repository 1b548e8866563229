package dev.keywright.runtime.natives;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.scan.WholeCodec;

/**
 * An integer as the store's own type.
 *
 * @param min the smallest value, inclusive
 * @param max the largest value, inclusive
 */
public record NativeLong(String name, long min, long max) implements WholeCodec<Long> {

  /** A column of any {@code long}. */
  public static NativeLong of(String name) {
    return new NativeLong(name, Long.MIN_VALUE, Long.MAX_VALUE);
  }

  /** The same column, refusing smaller values. */
  public NativeLong atLeast(long value) {
    return new NativeLong(name, Math.max(min, value), max);
  }

  /** The same column, refusing larger values. */
  public NativeLong atMost(long value) {
    return new NativeLong(name, min, Math.min(max, value));
  }

  /** Refuses a value outside the range of this column. */
  public void check(long value) {
    if (value < min || value > max) {
      throw new InvalidPartException(name, value, "be from " + min + " to " + max);
    }
  }

  /**
   * The stored value, once it is known to be one that this column may hold.
   *
   * @throws MalformedKeyException if it is not
   */
  public long accept(long stored) {
    if (stored < min || stored > max) {
      throw new MalformedKeyException(name, 0, stored, "a number from " + min + " to " + max);
    }
    return stored;
  }

  @Override
  public boolean descending() {
    return false;
  }

  @Override
  public Long encode(long value) {
    check(value);
    return value;
  }

  @Override
  public Long encode(Long value) {
    check(InvalidPartException.requirePresent(name, value).longValue());
    return value;
  }
}
