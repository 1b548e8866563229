package dev.keywright.processor.check.advice;

import dev.keywright.processor.model.Part;
import dev.keywright.runtime.alphabet.Alphabet;
import dev.keywright.runtime.alphabet.Run;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntPredicate;

/**
 * What texts hold, as far as their names tell: a proposal must not refuse it.
 *
 * <p>Where the figures are from:
 *
 * <ul>
 *   <li>URLs: RFC 3986, section 2, has printable ASCII characters only; the Sitemap protocol of
 *       sitemaps.org has URLs of less than 2,048 characters.
 *   <li>E-mail addresses: RFC 5321, section 4.1.2, for the characters; its section 4.5.3.1.3 allows
 *       256 octets with the two angle brackets, which leaves 254.
 *   <li>Host names: RFC 1123, section 2.1, and the underscores of RFC 8552; RFC 1035, section
 *       2.3.4, allows 255 octets with the lengths of the labels, which leaves 253 characters.
 *   <li>Telephone numbers: ITU-T E.164 has at most 15 digits, ITU-T E.123 writes a plus before
 *       them.
 *   <li>Paths: the Amazon S3 User Guide allows 1,024 bytes in the key of an object.
 *   <li>Names and other words: Jakarta Persistence 3.1, section 11.1.9, gives a column of texts 255
 *       characters if nothing is said.
 *   <li>Everything else is taken for an id: the unreserved characters of RFC 3986, section 2.3, but
 *       for the tilde; the alphabet of base64url of RFC 4648, section 5; and 64 characters, which a
 *       SHA-256 digest (FIPS 180-4) has in hexadecimal.
 * </ul>
 */
public final class ContentGuess {
  private static final int ID_LENGTH = 64;
  private static final List<String> PLAIN =
      List.of("\\-.0-9A-Z_a-z", "\\-0-9A-Z_a-z", "0-9A-Z_a-z", "0-9A-Za-z");
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

  private ContentGuess() {}

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
    return Run.characters(Alphabet.of(alphabet)).allMatch(isAllowed);
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
