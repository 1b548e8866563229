package dev.keywright.processor.laws;

import java.util.Optional;

/**
 * What the entity of a key says about all of its parts.
 *
 * @param binary whether the format is BINARY, which knows neither separators nor escapes
 * @param bucket what the partition column begins with, if it begins with a bucket
 */
record KeyForm(boolean binary, char separator, boolean escape, Optional<BucketOracle> bucket) {
  private static final char USUAL = ',';

  static KeyForm text(char separator, boolean escape) {
    return new KeyForm(false, separator, escape, Optional.empty());
  }

  static KeyForm text(char separator) {
    return text(separator, false);
  }

  static KeyForm bytes() {
    return new KeyForm(true, USUAL, false, Optional.empty());
  }

  KeyForm in(BucketOracle buckets) {
    return new KeyForm(binary, separator, escape, Optional.of(buckets));
  }

  /**
   * The annotations of the entity.
   *
   * @param isJoined whether any column has a separator
   */
  String source(boolean isJoined) {
    String between =
        isJoined
            ? "@Separator(value = " + character(separator) + (escape ? ", escape = true)" : ")")
            : "";
    String format = binary ? "@KeyFormat(Format.BINARY)" : between;
    return format + bucket.map(it -> " " + it.source()).orElse("");
  }

  private static String character(char c) {
    return c < ' ' ? "'\\" + Integer.toOctalString(c) + "'" : "'" + c + "'";
  }

  @Override
  public String toString() {
    String format =
        binary ? "BINARY" : "U+" + Integer.toHexString(separator) + (escape ? " escape" : "");
    return format + bucket.map(it -> " " + it.source()).orElse("");
  }
}
