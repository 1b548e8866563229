package dev.keywright.layout.signature;

import dev.keywright.layout.source.JavaLiteral;

/**
 * A text that is no layout signature.
 *
 * <p>The message names the position, what was expected there and what is there, or why no key can
 * have the layout.
 */
public final class MalformedSignatureException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;
  private static final int LONGEST_EXCERPT = 24;
  private static final int LONGEST_REASON = 500;

  private final int position;

  /**
   * @param position the index of the first character in doubt
   * @param reason what is wrong there
   */
  MalformedSignatureException(int position, String reason) {
    super("layout signature at position " + position + ": " + shortened(reason));
    this.position = position;
  }

  static MalformedSignatureException expected(String expected, String text, int position) {
    return expected(expected, text, position, "");
  }

  /**
   * @param hint what may be meant, as a question; empty if nobody knows
   */
  static MalformedSignatureException expected(
      String expected, String text, int position, String hint) {
    int end = Math.min(text.length(), position + LONGEST_EXCERPT);
    String found =
        position == text.length()
            ? "the end"
            : JavaLiteral.of(text.substring(position, end)) + (end < text.length() ? "..." : "");
    String question = hint.isEmpty() ? "" : (found.endsWith(".") ? " " : ". ") + hint;
    return new MalformedSignatureException(
        position, "expected " + expected + ", found " + found + question);
  }

  // It may name every part there is.
  private static String shortened(String reason) {
    if (reason.length() <= LONGEST_REASON) {
      return reason;
    }
    boolean isInPair = Character.isHighSurrogate(reason.charAt(LONGEST_REASON - 1));
    String shown = reason.substring(0, isInPair ? LONGEST_REASON - 1 : LONGEST_REASON);
    return shown + "... (" + reason.length() + " characters)";
  }

  /** The index of the first character in doubt. */
  public int position() {
    return position;
  }
}
