package dev.keywright.analysis.infer;

import dev.keywright.runtime.layout.LayoutFormat;
import dev.keywright.runtime.layout.LayoutSignature;
import dev.keywright.runtime.layout.MalformedSignatureException;
import dev.keywright.runtime.source.JavaLiteral;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The items of all columns of a key, from which its signature is made. */
record KeyPath(LayoutFormat format, List<ColumnPath> columns) {

  double bits() {
    return columns.stream().mapToDouble(ColumnPath::bits).sum();
  }

  /** The layout, or empty if a layout cannot have these items in this order. */
  Optional<LayoutSignature> signature() {
    try {
      return Optional.of(LayoutSignature.parse(text()));
    } catch (MalformedSignatureException impossible) {
      return Optional.empty();
    }
  }

  private String text() {
    Optional<String> separator = separator();
    StringBuilder text = new StringBuilder(format.toString());
    boolean isText = format == LayoutFormat.TEXT;
    if (isText && separator.isPresent()) {
      text.append(" separator=").append(JavaLiteral.of(separator.get().charAt(0)));
    }
    Map<String, Integer> names = new HashMap<>();
    for (int i = 0; i < columns.size(); i++) {
      ColumnPath column = columns.get(i);
      text.append(" | ").append(ColumnNames.of(i)).append(": ");
      List<String> parts = column.parts().stream().map(part -> part(part, names)).toList();
      boolean isBare = isText ? separator.isPresent() : isBare(column);
      text.append(isBare ? String.join(", ", parts) : template(column.literals(), parts));
    }
    return text.toString();
  }

  private static String part(Step step, Map<String, Integer> names) {
    Reading reading = Objects.requireNonNull(step.reading());
    int number = names.merge(reading.stem(), 1, Integer::sum);
    return reading.stem() + number + " " + reading.declaration();
  }

  private static boolean isBare(ColumnPath column) {
    return column.literals().stream().allMatch(String::isEmpty);
  }

  private static String template(List<String> literals, List<String> parts) {
    List<String> items = new ArrayList<>();
    for (int i = 0; i < literals.size(); i++) {
      boolean isEnd = i == 0 || i == literals.size() - 1;
      if (!isEnd || !literals.get(i).isEmpty()) {
        items.add(JavaLiteral.of(literals.get(i)));
      }
      if (i < parts.size()) {
        items.add(parts.get(i));
      }
    }
    return String.join(" ", items);
  }

  /** The one character between all parts, if nothing else stands anywhere. */
  private Optional<String> separator() {
    Set<String> between = new LinkedHashSet<>();
    for (ColumnPath column : columns) {
      List<String> literals = column.literals();
      int last = literals.size() - 1;
      if (last == 0 || !literals.get(0).isEmpty() || !literals.get(last).isEmpty()) {
        return Optional.empty();
      }
      between.addAll(literals.subList(1, last));
    }
    if (between.isEmpty()) {
      return Optional.of(",");
    }
    String only = between.iterator().next();
    return between.size() == 1 && only.length() == 1 && only.charAt(0) <= '~'
        ? Optional.of(only)
        : Optional.empty();
  }

  @Override
  public String toString() {
    return columns.stream()
        .map(column -> column.steps().toString())
        .collect(Collectors.joining(" | "));
  }
}
