package dev.keywright.layout.signature;

import dev.keywright.layout.source.JavaLiteral;
import dev.keywright.runtime.frame.TextForm;
import dev.keywright.runtime.number.NumberForm;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** The words that signatures and messages have for the forms of values. */
public final class FormWords {
  private FormWords() {}

  /** The words for a form of numbers. */
  public static String of(NumberForm form) {
    return "as="
        + form.encoding()
        + (form.encoding().hasWidth() ? " width=" + form.width() : "")
        + (form.upperCase() ? " upperCase" : "")
        + (form.countDownFrom().isPresent()
            ? " countDownFrom=" + form.countDownFrom().getAsLong()
            : "");
  }

  /** The words for a form of texts and bytes. */
  public static String of(TextForm form) {
    String words = "text=" + form.encoding();
    return switch (form.encoding()) {
      case FIXED ->
          words
              + " width="
              + form.width()
              + (form.fill().isPresent() ? " fill=" + form.fill().getAsInt() : "");
      case LENGTH_PREFIXED -> words + " lengthBytes=" + form.lengthBytes();
      case TERMINATED -> {
        StringBuilder all = new StringBuilder(words).append(" end=").append(end(form));
        form.escapes().forEach(escape -> all.append(" escape=").append(of(escape)));
        yield all.toString();
      }
      case GROUPED, TAIL -> words;
    };
  }

  /** The bytes of an end in decimal. */
  private static String end(TextForm form) {
    return form.end().chars().mapToObj(Integer::toString).collect(Collectors.joining("+"));
  }

  /** The word for what is written in place of a character. */
  public static String of(TextForm.Escape escape) {
    return JavaLiteral.of(escape.of()) + "->" + JavaLiteral.of(escape.by());
  }

  /** A form of numbers: {@code 19 digits, counted down from 9223372036854775807}. */
  public static String inWords(NumberForm form) {
    return form.encoding().digits(form.width())
        + (form.upperCase() ? " in capitals" : "")
        + (form.countDownFrom().isPresent()
            ? ", counted down from " + form.countDownFrom().getAsLong()
            : "");
  }

  /** A form of texts and bytes: {@code 24 bytes, filled with 00}. */
  public static String inWords(TextForm form) {
    return switch (form.encoding()) {
      case FIXED ->
          form.width()
              + " bytes"
              + (form.fill().isPresent() ? ", filled with " + hex(form.fill().getAsInt()) : "");
      case LENGTH_PREFIXED ->
          "its length in front, "
              + (form.lengthBytes() == 0
                  ? "as a varint"
                  : form.lengthBytes() == 1 ? "in 1 byte" : "in " + form.lengthBytes() + " bytes");
      case TERMINATED ->
          "ended by "
              + form.end().chars().mapToObj(FormWords::hex).collect(Collectors.joining(" "))
              + (form.escapes().isEmpty() ? "" : ", with escapes for " + escaped(form));
      case GROUPED -> "groups of 8 bytes, a marker after each";
      case TAIL -> "up to the last " + form.width() + " bytes of the column";
    };
  }

  private static String escaped(TextForm form) {
    return form.escapes().stream()
        .map(escape -> JavaLiteral.of(escape.of()))
        .collect(Collectors.joining(", "));
  }

  private static String hex(int number) {
    return String.format(Locale.ROOT, "%02x", number);
  }

  /** A number of bytes. */
  public static String bytes(int count) {
    return count == 1 ? "1 byte" : count + " bytes";
  }

  /** Words one after the other; those that are empty are left out. */
  public static String joined(String... words) {
    return Arrays.stream(words).filter(word -> !word.isEmpty()).collect(Collectors.joining(", "));
  }
}
