package dev.keywright.layout.rule;

import dev.keywright.layout.source.JavaLiteral;
import dev.keywright.runtime.RandomSuffix;
import dev.keywright.runtime.bucket.Buckets;
import java.util.Optional;

/** What is wrong about what an entity says of its key: separators, literals, buckets, suffixes. */
public final class KeyRules {
  // What ends a part sorts below the characters of most texts.
  private static final char LAST_SEPARATOR = '~';

  private KeyRules() {}

  /** Why a character cannot separate parts, or empty if it can. */
  public static Optional<String> separator(char separator, boolean escape) {
    String problem =
        separator > LAST_SEPARATOR
            ? "separator %s is above '~' (U+007E), the last that can be one"
            : isEscape(separator, escape)
                ? "separator %s is a hexadecimal digit, and escape = true writes such digits"
                    + " between separators"
                : "";
    return said(problem.formatted(JavaLiteral.of(separator)));
  }

  /** Why a literal that begins with a character cannot end a part, as the end of a sentence. */
  public static Optional<String> end(String part, int first, boolean escape) {
    String problem =
        first > LAST_SEPARATOR
            ? "ends %s with a character above '~' (U+007E), the last one that can end a part"
            : isEscape(first, escape)
                ? "ends %s with a hexadecimal digit, and escape = true writes such digits in texts"
                : "";
    return said(problem.formatted(part));
  }

  private static boolean isEscape(int character, boolean escape) {
    return escape && Character.digit(character, 16) >= 0;
  }

  private static Optional<String> said(String problem) {
    return Optional.of(problem).filter(it -> !it.isEmpty());
  }

  /** Why there cannot be so many buckets, or empty if there can. */
  public static Optional<String> buckets(int count) {
    return between("count", count, Buckets.LEAST, Buckets.MOST, "the numbers of buckets");
  }

  /** Why the first of so many buckets cannot have a number, or empty if it can. */
  public static Optional<String> first(int first, int count) {
    String what = "the first numbers of " + count + " buckets";
    return between("first", first, 0, Buckets.mostFirst(count), what);
  }

  /** Why a suffix cannot have a length, or empty if it can. */
  public static Optional<String> suffix(int length) {
    return between("length", length, 1, RandomSuffix.MOST, "the lengths of a suffix");
  }

  private static Optional<String> between(
      String attribute, int value, int least, int most, String what) {
    String problem = "%s = %s is not between %s and %s, %s";
    return value < least || value > most
        ? Optional.of(problem.formatted(attribute, value, least, most, what))
        : Optional.empty();
  }
}
