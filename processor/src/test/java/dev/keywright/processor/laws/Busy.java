package dev.keywright.processor.laws;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.text.HexPart;
import dev.keywright.runtime.text.NumberPart;

/** Encodes another key, in the middle of whatever the thread does. */
public final class Busy {
  private static final NumberPart NUMBER =
      NumberPart.of("other", NumberForm.of(NumberEncoding.DECIMAL, 18));
  private static final HexPart BYTES = HexPart.of("other");
  private static final byte[] LONG = "!".repeat(200).getBytes(US_ASCII);

  private Busy() {}

  /** Encodes parts of every length that fits into the buffer of a thread. */
  public static void encode() {
    String digits = NUMBER.text(888_888_888_888_888_888L);
    String hex = BYTES.text(LONG);
    if (!digits.equals("8".repeat(18)) || hex.length() != 2 * LONG.length) {
      throw new AssertionError("the other key is wrong: " + digits + ", " + hex);
    }
  }
}
