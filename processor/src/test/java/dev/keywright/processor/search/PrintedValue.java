package dev.keywright.processor.search;

import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.model.PartType;
import java.math.BigDecimal;
import java.util.HexFormat;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Values and texts as messages print them, read back. */
final class PrintedValue {
  private static final Pattern ESCAPE = Pattern.compile("\\\\(?:u([0-9a-f]{4})|(.))");

  private PrintedValue() {}

  /** What stands between quotes. */
  static String text(String quoted) {
    return ESCAPE
        .matcher(quoted)
        .replaceAll(
            match ->
                Matcher.quoteReplacement(
                    match.group(1) == null
                        ? match.group(2)
                        : Character.toString(Integer.parseInt(match.group(1), 16))));
  }

  /** The value of a type. */
  static Object of(PartType type, String printed) {
    if (type.is(Kind.WHOLE)) {
      return Long.valueOf(printed);
    }
    if (type.is(Kind.TEXT)) {
      return text(printed.substring(1, printed.length() - 1));
    }
    if (type.is(Kind.BYTES)) {
      return HexFormat.of().parseHex(printed.substring("0x".length()));
    }
    if (type instanceof PartType.Codes codes) {
      return codes.constants().stream()
          .filter(it -> it.name().equals(printed))
          .findFirst()
          .orElseThrow();
    }
    if (type.is(Kind.TIME)) {
      // A YearMonth prints no sign of later years, and reads none without it.
      String signed = printed.matches("[0-9]{5,}-.*") ? "+" + printed : printed;
      return parsed("java.time." + type.name(), signed);
    }
    throw new AssertionError("nothing is known about " + printed + " of " + type);
  }

  /** Compares values of a type that has no form in TEXT. */
  static int compareForeign(PartType type, String one, String other) {
    if (type instanceof PartType.Foreign time && time.reason() == PartType.Reason.TIME) {
      return Integer.signum(compare(parsed(time.javaName(), one), parsed(time.javaName(), other)));
    }
    return new BigDecimal(one).compareTo(new BigDecimal(other));
  }

  private static Object parsed(String type, String text) {
    try {
      return Class.forName(type).getMethod("parse", CharSequence.class).invoke(null, text);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }

  private static int compare(Object one, Object other) {
    @SuppressWarnings("unchecked") // times of one type
    Comparable<Object> comparable = (Comparable<Object>) one;
    return comparable.compareTo(other);
  }
}
