package dev.keywright.analysis.infer;

/** The bytes of a span as numbers. */
final class BigEndian {
  private BigEndian() {}

  /** A number of bytes in words. */
  static String shown(int count) {
    return count == 1 ? "1 byte" : count + " bytes";
  }

  /** Of up to 8 bytes, without a sign. */
  static long[] unsigned(Span span) {
    long[] values = new long[span.size()];
    for (int key = 0; key < values.length; key++) {
      for (int i = 0; i < span.length(key); i++) {
        values[key] = values[key] << 8 | (span.at(key, i) & 0xFF);
      }
    }
    return values;
  }

  /** The same with the bytes back to front. */
  static long[] littleEndian(Span span) {
    long[] values = new long[span.size()];
    for (int key = 0; key < values.length; key++) {
      for (int i = span.length(key) - 1; i >= 0; i--) {
        values[key] = values[key] << 8 | (span.at(key, i) & 0xFF);
      }
    }
    return values;
  }
}
