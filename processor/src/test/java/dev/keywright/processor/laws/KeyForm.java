package dev.keywright.processor.laws;

import java.util.Optional;

/**
 * What the entity of a key says about all of its parts.
 *
 * @param binary whether columns are bytes, which know neither separators nor escapes
 * @param tuple whether the format is FDB_TUPLE
 * @param bucket what the partition column begins with, if it begins with a bucket
 */
record KeyForm(
    boolean binary, boolean tuple, char separator, boolean escape, Optional<BucketOracle> bucket) {
  private static final char USUAL = ',';

  static KeyForm text(char separator, boolean escape) {
    return new KeyForm(false, false, separator, escape, Optional.empty());
  }

  static KeyForm text(char separator) {
    return text(separator, false);
  }

  static KeyForm bytes() {
    return new KeyForm(true, false, USUAL, false, Optional.empty());
  }

  static KeyForm tuples() {
    return new KeyForm(true, true, USUAL, false, Optional.empty());
  }

  KeyForm in(BucketOracle buckets) {
    return new KeyForm(binary, tuple, separator, escape, Optional.of(buckets));
  }

  /**
   * The annotations of the entity.
   *
   * @param isJoined whether any column has a separator
   * @param isPlaced whether a template shows where the bucket stands
   */
  String source(boolean isJoined, boolean isPlaced) {
    String between =
        isJoined
            ? "@Separator(value = " + character(separator) + (escape ? ", escape = true)" : ")")
            : "";
    String format = binary ? "@KeyFormat(Format." + name() + ")" : between;
    return format + bucket.map(it -> " " + it.source(isPlaced)).orElse("");
  }

  private String name() {
    return tuple ? "FDB_TUPLE" : "BINARY";
  }

  private static String character(char c) {
    return c < ' ' ? "'\\" + Integer.toOctalString(c) + "'" : "'" + c + "'";
  }

  @Override
  public String toString() {
    String format =
        binary ? name() : "U+" + Integer.toHexString(separator) + (escape ? " escape" : "");
    return format + bucket.map(it -> " " + it.source(false)).orElse("");
  }
}
