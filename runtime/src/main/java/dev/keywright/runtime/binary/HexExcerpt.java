package dev.keywright.runtime.binary;

import java.util.HexFormat;

/** Stored bytes as messages show them, in hexadecimal digits. */
@SuppressWarnings("ArrayRecordComponent") // it only lives until it is printed
record HexExcerpt(byte[] bytes, int start, int to) {
  private static final int LONGEST = 12;

  @Override
  public String toString() {
    int end = Math.min(to, start + LONGEST);
    String hex = HexFormat.of().formatHex(bytes, start, end);
    if (hex.isEmpty()) {
      return "the end";
    }
    return end == to ? hex : hex + "...";
  }
}
