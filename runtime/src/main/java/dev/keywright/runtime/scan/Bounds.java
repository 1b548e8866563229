package dev.keywright.runtime.scan;

import dev.keywright.runtime.codec.PartCodec;
import java.util.HexFormat;

/** What is said about bounds that do not fit together. */
final class Bounds {
  private static final int LONGEST_SHOWN = 60;

  private Bounds() {}

  static <T> String backwards(PartCodec<T, ?> part, T from, T to) {
    return part.name()
        + " between "
        + shown(part, from)
        + " and "
        + shown(part, to)
        + ": the first is above the second; swap them";
  }

  private static <T> String shown(PartCodec<T, ?> part, T value) {
    Object shown = value instanceof byte[] ? part.encode(value) : value;
    String text =
        shown instanceof byte[] bytes ? HexFormat.of().formatHex(bytes) : shown.toString();
    return text.length() <= LONGEST_SHOWN ? text : text.substring(0, LONGEST_SHOWN) + "...";
  }
}
