package dev.keywright.processor.store;

/**
 * One figure of a store.
 *
 * @param value in bytes, rows, columns or writes a second
 * @param isHard whether the store refuses more; else its vendor advises against it
 * @param source where it is written down
 */
public record Limit(long value, boolean isHard, String source) {

  static Limit hard(long value, String source) {
    return new Limit(value, true, source);
  }

  static Limit advised(long value, String source) {
    return new Limit(value, false, source);
  }
}
