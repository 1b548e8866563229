package dev.keywright.processor.fact;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a regular expression says about every text that it matches as a whole; it may match fewer.
 *
 * @param alphabet the characters of those texts, as a regex class body; empty if they have none
 * @param minLength the length of the shortest
 * @param maxLength the length of the longest; empty if nothing bounds it
 */
public record PlainPattern(String alphabet, int minLength, OptionalInt maxLength) {

  /**
   * Reads classes, literals, quantifiers, alternatives, groups, and anchors, which say nothing.
   *
   * @return empty for everything else, such as a dot, a negated class or a flag
   */
  public static Optional<PlainPattern> of(String regexp) {
    try {
      PatternParser parser = new PatternParser(regexp);
      TextLengths whole = parser.whole();
      return Optional.of(plain(parser.alphabet(), whole));
    } catch (PatternParser.NotPlainException notPlain) {
      return Optional.empty();
    }
  }

  private static PlainPattern plain(String alphabet, TextLengths matched) {
    int least = (int) Math.min(matched.minLength(), Integer.MAX_VALUE);
    return new PlainPattern(
        alphabet,
        least,
        matched.maxLength() <= Integer.MAX_VALUE
            ? OptionalInt.of((int) matched.maxLength())
            : OptionalInt.empty());
  }
}
