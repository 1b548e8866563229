package dev.keywright.store;

import java.util.Locale;
import java.util.Optional;
import java.util.function.IntPredicate;

/** What a store asks of the content of one column. */
@FunctionalInterface
public interface ColumnRule {
  /** Why the store would refuse a content, or empty if it takes it. */
  Optional<Fault> fault(Object content);

  /**
   * Why a content would be refused.
   *
   * @param problem what it is, and what the store takes: the end of a sentence that begins with the
   *     column
   * @param position the index of the character at fault, or -1 if the length is
   */
  record Fault(String problem, int position) {
    static Fault ofLength(String problem) {
      return new Fault(problem, -1);
    }
  }

  /** At most so many bytes, those of a text in UTF-8. */
  static ColumnRule mostBytes(int most) {
    return content -> {
      int bytes = ContentBytes.of(content);
      return bytes <= most
          ? Optional.empty()
          : Optional.of(
              Fault.ofLength(
                  String.format(Locale.ROOT, "it has %,d bytes, but at most %,d", bytes, most)));
    };
  }

  /** At most so many UTF-16 units, for texts. */
  static ColumnRule mostUnits(int most) {
    return content ->
        content instanceof String text && text.length() > most
            ? Optional.of(
                Fault.ofLength(
                    String.format(
                        Locale.ROOT,
                        "it has %,d UTF-16 units, but at most %,d",
                        text.length(),
                        most)))
            : Optional.empty();
  }

  /** Not empty. */
  static ColumnRule notEmpty() {
    return content ->
        ContentBytes.of(content) == 0
            ? Optional.of(Fault.ofLength("it is empty, but only " + leastOf(content)))
            : Optional.empty();
  }

  /**
   * Texts without some characters.
   *
   * @param refused whether a UTF-16 unit is one of them
   * @param taken how to say what the store takes
   */
  static ColumnRule without(IntPredicate refused, String taken) {
    return content -> {
      if (content instanceof String text) {
        for (int i = 0; i < text.length(); i++) {
          if (refused.test(text.charAt(i))) {
            return Optional.of(
                new Fault(
                    String.format(
                        Locale.ROOT,
                        "it has U+%04X at index %d, but only %s",
                        (int) text.charAt(i),
                        i,
                        taken),
                    i));
          }
        }
      }
      return Optional.empty();
    };
  }

  private static String leastOf(Object content) {
    return content instanceof String ? "texts of 1 character or more" : "1 byte or more";
  }
}
