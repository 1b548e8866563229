package dev.keywright.example.demo;

import java.util.List;

/**
 * What Keywright says about the guide's designs. It refuses to compile them, so this program cannot
 * ask it; its tests compile them and compare.
 */
public final class Designs {
  /** All parts as they are, joined by ':'. */
  public static final List<Verdict> UNPADDED_COLON =
      List.of(
          Verdict.unpaddedNumber("deviceId"),
          Verdict.separatorAboveAlphabet("sellerId"),
          Verdict.unpaddedNumber("cardId"));

  /** The device padded, joined by ':'. */
  public static final List<Verdict> PADDED_COLON =
      List.of(Verdict.separatorAboveAlphabet("sellerId"), Verdict.unpaddedNumber("cardId"));

  /** The device padded, joined by ',': where the guide ends. */
  public static final List<Verdict> PADDED_COMMA = List.of(Verdict.unpaddedNumber("cardId"));

  /** The same with {@code ordered = false} on the card: the design of this program. */
  public static final List<Verdict> PADDED_COMMA_UNORDERED = List.of();

  private Designs() {}
}
