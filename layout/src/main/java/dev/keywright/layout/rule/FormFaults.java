package dev.keywright.layout.rule;

import dev.keywright.layout.signature.FormWords;
import dev.keywright.layout.source.JavaLiteral;
import dev.keywright.runtime.frame.TextForm;
import dev.keywright.runtime.number.NumberForm;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Why nothing can be written in a form of another system. */
public final class FormFaults {
  private static final int LAST_BYTE = 0xFF;
  private static final int LAST_ASCII = 0x7F;
  private static final int MOST_ENDS = 2;
  private static final int WIDEST = 65_535;

  private FormFaults() {}

  /** What is wrong about a form of numbers, or empty if nothing is. */
  static Optional<NumberFault> of(NumberForm form) {
    if (!form.encoding().hasWidth() && form.width() != 0) {
      return Optional.of(
          new NumberFault(
              "width",
              "width = " + form.width() + ": of a varint, each number has a width of its own",
              "remove width"));
    }
    if (form.encoding().hasWidth()
        && (form.width() < 1 || form.width() > form.encoding().widest())) {
      return Optional.of(
          new NumberFault(
              "width",
              form.width() == 0
                  ? form.encoding() + " needs a width"
                  : "width = " + form.width() + " is not between 1 and " + form.encoding().widest(),
              "write a width from 1 to " + form.encoding().widest()));
    }
    if (form.countDownFrom().orElse(0) < 0) {
      return Optional.of(
          new NumberFault(
              "countDownFrom",
              "countDownFrom = " + form.countDownFrom().getAsLong() + " is negative",
              "write the constant that the system counts down from, such as Long.MAX_VALUE"));
    }
    return form.upperCase() && !form.encoding().hasLetters()
        ? Optional.of(
            new NumberFault(
                "upperCase",
                "upperCase is for letters, and " + form.encoding() + " has none",
                "remove upperCase"))
        : Optional.empty();
  }

  /** What is wrong about a form of texts and bytes, or empty if nothing is. */
  public static Optional<String> of(TextForm form) {
    return switch (form.encoding()) {
      case FIXED ->
          form.width() < 1 || form.width() > WIDEST
              ? Optional.of("width = " + form.width() + " is not from 1 to " + WIDEST)
              : isByte(form.fill().orElse(0))
                  ? Optional.empty()
                  : Optional.of("fill is not a byte");
      case LENGTH_PREFIXED ->
          form.lengthBytes() == 0
                  || form.lengthBytes() == Byte.BYTES
                  || form.lengthBytes() == Short.BYTES
                  || form.lengthBytes() == Integer.BYTES
              ? Optional.empty()
              : Optional.of(
                  "lengthBytes = " + form.lengthBytes() + " is not 1, 2 or 4, nor 0 for a varint");
      case TERMINATED -> {
        int bytes = form.end().length();
        yield bytes < 1 || bytes > MOST_ENDS
            ? Optional.of("end has " + FormWords.bytes(bytes) + ", and not one or two")
            : form.end().chars().allMatch(FormFaults::isByte)
                ? ofEscapes(form)
                : Optional.of("end is not a byte");
      }
      case GROUPED, TAIL -> Optional.empty();
    };
  }

  /**
   * The escapes of a text with one for what begins another, as source; empty if none is missing.
   */
  static Optional<String> missingEscape(TextForm form) {
    return form.escapes().stream()
        .map(TextForm.Escape::by)
        .filter(by -> !by.isEmpty() && !isEscaped(by.charAt(0), form))
        .findFirst()
        .flatMap(
            by ->
                IntStream.rangeClosed('0', '9')
                    .mapToObj(it -> by.substring(0, 1) + (char) it)
                    .filter(it -> it.indexOf(form.end()) < 0)
                    .filter(
                        it ->
                            form.escapes().stream()
                                .noneMatch(
                                    other ->
                                        other.by().startsWith(it) || it.startsWith(other.by())))
                    .findFirst()
                    .map(it -> new TextForm.Escape(by.substring(0, 1), it)))
        .map(it -> Stream.concat(form.escapes().stream(), Stream.of(it)))
        .map(
            all ->
                all.flatMap(it -> Stream.of(it.of(), it.by()))
                    .map(JavaLiteral::of)
                    .collect(Collectors.joining(", ", "escapes = {", "}")));
  }

  private static boolean isEscaped(char first, TextForm form) {
    return form.escapes().stream().anyMatch(it -> it.of().indexOf(first) == 0);
  }

  private static boolean isByte(int number) {
    return number >= 0 && number <= LAST_BYTE;
  }

  // What begins an escape is escaped itself, so that it stands nowhere else.
  private static Optional<String> ofEscapes(TextForm form) {
    for (TextForm.Escape one : form.escapes()) {
      boolean isAscii = (one.of() + one.by()).chars().allMatch(c -> c <= LAST_ASCII);
      if (!isAscii || one.of().length() != 1 || one.by().isEmpty()) {
        return Optional.of(
            "escape " + FormWords.of(one) + " does not replace one ASCII character by others");
      }
      if (one.by().indexOf(form.end()) >= 0) {
        return Optional.of("escape " + FormWords.of(one) + " holds the end");
      }
      if (!isEscaped(one.by().charAt(0), form)) {
        return Optional.of(
            "escape " + FormWords.of(one) + " begins with a character that is not escaped itself");
      }
      boolean isClear =
          form.escapes().stream()
              .noneMatch(
                  it ->
                      !it.equals(one)
                          && (it.of().equals(one.of()) || it.by().startsWith(one.by())));
      if (!isClear) {
        return Optional.of("escape " + FormWords.of(one) + " cannot be told from another one");
      }
    }
    return Optional.empty();
  }
}
