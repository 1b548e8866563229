package dev.keywright.report.sample;

import dev.keywright.runtime.codec.AcceptedValues;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Texts that look like what the name of a part, or its length, says that it holds. */
final class ExampleTexts {
  private static final List<Form> FORMS =
      List.of(
          new Form("email|mail", "ada@example.org", "grace@example.org"),
          new Form("ksuid", "0ujtsYcgvSTl8PAuAdqWYSMnLOv", "2Cb0WpXnIx8kqTAzRnKJYc7dPbE"),
          new Form("ulid", "01ARZ3NDEKTSV4RRFFQ69G5FAV", "01BX5ZZKBKACTAV9WEVGEMMVRZ"),
          new Form(
              "uuid|guid", "3f2504e04f8941d39a0c0305e82c3301", "c0de2b6e63c34b0e8c2b5a3c7e9d1f40"),
          new Form("phone|mobile", "+4930123456", "+14155550100"),
          new Form("url|uri|link", "https://example.org/a", "https://example.org/b"),
          new Form("domain|hostname", "shop.example.org", "www.example.org"),
          new Form("country|region", "DE", "US"),
          new Form("currency", "EUR", "USD"),
          new Form("language|locale", "de", "en"),
          new Form("iban", "DE89370400440532013000", "FR7630006000011234567890189"),
          new Form("version", "1.10.2", "1.9.0"));

  /** Texts of so many characters, each of one length, are of few known kinds. */
  private static final int LONG = 20;

  private ExampleTexts() {}

  /** A pair of texts for parts whose name has one of some words. */
  private record Form(String words, String one, String other) {
    boolean isOf(String part) {
      return Stream.of(words.split("\\|", -1))
          .anyMatch(it -> part.startsWith(it) || part.endsWith(it));
    }

    Stream<String> both() {
      return Stream.of(one, other);
    }
  }

  /** Those for a part, the best first; a part may refuse each of them. */
  static Stream<String> of(String part, AcceptedValues accepts) {
    return Stream.concat(
        telling(part, accepts), Stream.of(numbered(accepts, 100), numbered(accepts, 1001)));
  }

  /** Whether the name or the length of a part says what its texts look like. */
  static boolean knows(String part, AcceptedValues accepts) {
    return telling(part, accepts)
        .anyMatch(it -> it.length() >= accepts.minLength() && it.length() <= accepts.maxLength());
  }

  private static Stream<String> telling(String part, AcceptedValues accepts) {
    String name = part.toLowerCase(Locale.ROOT);
    boolean isOfLength = accepts.minLength() == accepts.maxLength() && accepts.minLength() >= LONG;
    return Stream.concat(
            FORMS.stream().filter(it -> it.isOf(name)),
            FORMS.stream().filter(it -> isOfLength && it.one().length() == accepts.minLength()))
        .flatMap(Form::both);
  }

  /** Such as {@code a00100} for six characters: it looks like an id, and not like a word. */
  private static String numbered(AcceptedValues accepts, int number) {
    int length = Math.min(accepts.minLength(), SampleValues.LONGEST);
    String digits = String.valueOf(number);
    return "a" + "0".repeat(Math.max(0, length - 1 - digits.length())) + digits;
  }
}
