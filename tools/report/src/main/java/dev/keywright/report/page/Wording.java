package dev.keywright.report.page;

import dev.keywright.description.key.AccessPattern;
import dev.keywright.description.key.ColumnDescription;
import dev.keywright.description.key.Finding;
import dev.keywright.description.key.KeyDescription;
import dev.keywright.description.key.PartDescription;
import dev.keywright.description.key.PartDescription.Fact;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** What a description says, in words. */
public final class Wording {
  private static final String REASON = "): ";

  private Wording() {}

  /** The store as a heading: its name, or that none is declared. */
  public static String store(KeyDescription key) {
    return key.store().isPresent() ? key.storeTitle() : "Any sorted store";
  }

  /** The templates of all columns, or the names of their parts, joined by a bar. */
  public static String shape(KeyDescription key) {
    return key.columns().stream().map(Wording::shape).collect(Collectors.joining(" | "));
  }

  /** The template, or the names of the parts. */
  static String shape(ColumnDescription column) {
    return column
        .template()
        .orElseGet(
            () ->
                column.parts().stream()
                    .map(PartDescription::name)
                    .collect(Collectors.joining(", ")));
  }

  /** A question: {@code one user, a range of at, newest first}. */
  public static String question(AccessPattern pattern) {
    StringBuilder words =
        new StringBuilder(
            pattern.equal().isEmpty() ? "" : "one " + String.join(", one ", pattern.equal()));
    pattern.range().ifPresent(part -> add(words, "a range of " + part));
    pattern.prefix().ifPresent(part -> add(words, "a beginning of " + part));
    if (words.isEmpty()) {
      words.append("all rows");
    }
    return pattern.newestFirst() ? words.append(", newest first").toString() : words.toString();
  }

  private static void add(StringBuilder words, String next) {
    words.append(words.isEmpty() ? "" : ", ").append(next);
  }

  /** All facts of a part by what declares them, such as {@code maxLength 8; unique}. */
  public static Map<String, String> facts(PartDescription part) {
    return part.facts().stream()
        .collect(
            Collectors.groupingBy(
                Fact::from,
                LinkedHashMap::new,
                Collectors.mapping(Wording::fact, Collectors.joining("; "))));
  }

  /** Such as {@code maxLength 8}; a fact that is only true or not there is its name alone. */
  static String fact(Fact declared) {
    Object value = declared.value();
    if (value instanceof Boolean) {
      return declared.fact();
    }
    if (value instanceof Number number) {
      return declared.fact() + " " + String.format(Locale.ROOT, "%,d", number.longValue());
    }
    return declared.fact()
        + " "
        + (value instanceof List<?> names
            ? names.stream().map(String::valueOf).collect(Collectors.joining(", "))
            : value);
  }

  /** The annotation or option that accepts a finding, without the reason. */
  public static String annotation(Finding finding) {
    String by = finding.acceptedBy().orElse("");
    int end = by.indexOf(REASON);
    return end < 0 ? by : by.substring(0, end + 1);
  }

  /** Why its author accepts a finding; empty if only an option does. */
  public static String reason(Finding finding) {
    String by = finding.acceptedBy().orElse("");
    int end = by.indexOf(REASON);
    return end < 0 ? "" : by.substring(end + REASON.length());
  }
}
