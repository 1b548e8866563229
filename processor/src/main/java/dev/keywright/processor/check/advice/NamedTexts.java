package dev.keywright.processor.check.advice;

import dev.keywright.processor.model.Part;
import dev.keywright.runtime.alphabet.Alphabet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntPredicate;

/** What texts hold, as far as their names tell: a proposal must not refuse it. */
public final class NamedTexts {
  private static final int ID_LENGTH = 64;
  // As ids and codes are written.
  private static final List<String> PLAIN =
      List.of("\\-.0-9A-Z_a-z", "\\-0-9A-Z_a-z", "0-9A-Z_a-z", "0-9A-Za-z");
  // Characters: RFC 3986, RFC 5321, RFC 1035 and ITU E.164; what people write may hold any.
  // Lengths: a URL of sitemaps.org is below 2,048 characters, an address of RFC 5321 has 254, a
  // name
  // of RFC 1035 has 253, a number of E.164 has 15 digits and a plus, an object key of Amazon S3 has
  // 1,024 bytes, and a text column of Jakarta Persistence has 255 characters unless it says more.
  private static final List<Known> KNOWN =
      List.of(
          new Known(List.of("url", "uri", "link", "href"), List.of("!-~"), 2_048),
          new Known(
              List.of("email", "mail"),
              List.of("!#-'*+\\-.-9=?-Z^-~", "'+\\-.0-9@A-Z_a-z", "+\\-.0-9@A-Z_a-z"),
              254),
          new Known(List.of("host", "domain"), List.of("\\-.0-9A-Z_a-z"), 253),
          new Known(List.of("phone"), List.of("+0-9"), 16),
          new Known(List.of("path", "file"), List.of(), 1_024),
          new Known(
              List.of(
                  "name",
                  "title",
                  "label",
                  "text",
                  "subject",
                  "description",
                  "comment",
                  "city",
                  "street",
                  "address",
                  "query",
                  "message",
                  "term",
                  "tag"),
              List.of(),
              255));

  private NamedTexts() {}

  /**
   * Texts that the last word of a name tells of.
   *
   * @param alphabets what they hold, the most characters first; none if that may be anything
   */
  private record Known(List<String> words, List<String> alphabets, int length) {}

  /** The characters of a text, if all of them are allowed; empty if its values may need others. */
  public static Optional<String> alphabet(Part part, IntPredicate isAllowed) {
    return known(part).map(Known::alphabets).orElse(PLAIN).stream()
        .filter(it -> isWithin(it, isAllowed))
        .findFirst();
  }

  /** Letters and digits, which can write everything in base64url, if they are allowed. */
  public static Optional<String> base64(IntPredicate isAllowed) {
    return PLAIN.stream().skip(1).limit(1).filter(it -> isWithin(it, isAllowed)).findFirst();
  }

  /** The length of the longest values. */
  public static int length(Part part) {
    return known(part).map(Known::length).orElse(ID_LENGTH);
  }

  private static boolean isWithin(String alphabet, IntPredicate isAllowed) {
    Alphabet characters = Alphabet.of(alphabet);
    for (int c = characters.next(-1); c >= 0; c = characters.next(c)) {
      if (!isAllowed.test(c)) {
        return false;
      }
    }
    return true;
  }

  private static Optional<Known> known(Part part) {
    String name = part.name();
    int start = name.length() - 1;
    while (start > 0 && !Character.isUpperCase(name.charAt(start))) {
      start--;
    }
    String word = name.substring(Math.max(0, start)).toLowerCase(Locale.ROOT);
    return KNOWN.stream().filter(it -> it.words().contains(word)).findFirst();
  }
}
