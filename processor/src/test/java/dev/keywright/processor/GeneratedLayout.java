package dev.keywright.processor;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The constant {@code LAYOUT} of a generated key, as its source spells it. */
public final class GeneratedLayout {
  private static final Pattern LAYOUT =
      Pattern.compile("String LAYOUT =\\s*(.*?);\\n", Pattern.DOTALL);

  private GeneratedLayout() {}

  /** The value of the constant; empty if the source has none. */
  public static Optional<String> of(String source) {
    return Optional.of(LAYOUT.matcher(source))
        .filter(Matcher::find)
        .map(constant -> value(constant.group(1)));
  }

  private static String value(String expression) {
    return expression
        .lines()
        .map(line -> line.strip().replaceFirst("^\\+ ", ""))
        .map(literal -> literal.substring(1, literal.length() - 1).translateEscapes())
        .collect(Collectors.joining());
  }
}
