package dev.keywright.runtime.scan;

import dev.keywright.runtime.codec.PartEncoder;
import java.util.HexFormat;

/** What is thrown for two bounds of which the first is above the second. */
final class Backwards {
  private static final int LONGEST_SHOWN = 60;

  private Backwards() {}

  static IllegalArgumentException of(PartEncoder<?, ?> part, Object from, Object to) {
    return new IllegalArgumentException(
        part.name()
            + " between "
            + shown(from)
            + " and "
            + shown(to)
            + ": the first is above the second; swap them");
  }

  private static String shown(Object value) {
    String text =
        value instanceof byte[] bytes ? HexFormat.of().formatHex(bytes) : value.toString();
    return text.length() <= LONGEST_SHOWN ? text : text.substring(0, LONGEST_SHOWN) + "...";
  }
}
