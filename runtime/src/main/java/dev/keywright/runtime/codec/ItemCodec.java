package dev.keywright.runtime.codec;

/**
 * How one thing in a column is written: a part, a hash prefix or a bucket.
 *
 * @param <C> what the column holds: {@code String} (TEXT), {@code byte[]} (BINARY), or the type of
 *     a native column
 */
public interface ItemCodec<C> {

  /**
   * What all that it writes lies between: a range of a scan ends there. It is asked once for each
   * scan that a generated class begins with.
   */
  default Extremes<C> extremes() {
    return Extremes.unknown();
  }
}
