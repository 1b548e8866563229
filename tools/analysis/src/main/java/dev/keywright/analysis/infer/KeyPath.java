package dev.keywright.analysis.infer;

import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.MalformedSignatureException;
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

/**
 * The items of all columns of a key, from which its signature is made.
 *
 * @param copies of each part that repeats one of a column before, that one; both as places among
 *     all parts
 * @param bucket what the first part of the first column really is
 * @param bits the description length of all items
 */
record KeyPath(
    LayoutFormat format,
    List<ColumnPath> columns,
    Map<Integer, Integer> copies,
    Optional<FoundBucket> bucket,
    double bits) {

  KeyPath {
    columns = List.copyOf(columns);
    copies = Map.copyOf(copies);
  }

  static KeyPath start(LayoutFormat format) {
    return new KeyPath(format, List.of(), Map.of(), Optional.empty(), 0);
  }

  KeyPath plus(ColumnPath next) {
    List<ColumnPath> all = new ArrayList<>(columns);
    all.add(next);
    return new KeyPath(format, all, copies, bucket, bits + next.bits());
  }

  KeyPath plusAll(List<ColumnPath> next) {
    KeyPath all = this;
    for (ColumnPath column : next) {
      all = all.plus(column);
    }
    return all;
  }

  KeyPath with(FoundBucket found) {
    double saved = parts().get(0).bits() - FoundBucket.BITS;
    return new KeyPath(format, columns, copies, Optional.of(found), bits - saved);
  }

  KeyPath withCopies(Map<Integer, Integer> found) {
    double saved = found.keySet().stream().mapToDouble(part -> parts().get(part).bits()).sum();
    return new KeyPath(format, columns, found, bucket, bits - saved + COPY * found.size());
  }

  /** The parts of all columns. */
  List<Step> parts() {
    return columns.stream().flatMap(column -> column.parts().stream()).toList();
  }

  private static final double COPY = 8;
  private static final String UNORDERED = " unordered";

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
    List<String> names = names();
    int part = 0;
    for (int i = 0; i < columns.size(); i++) {
      ColumnPath column = columns.get(i);
      text.append(" | ").append(ColumnNames.of(i)).append(": ");
      List<String> items = new ArrayList<>();
      for (Step step : column.parts()) {
        items.add(item(column, step, part++, names));
      }
      boolean isBare = isText ? separator.isPresent() : isBare(column);
      text.append(isBare ? String.join(", ", items) : template(column.literals(), items));
    }
    return text.toString();
  }

  /** The names of all parts; a copy has that of its original. */
  List<String> names() {
    List<String> names = new ArrayList<>();
    Map<String, Integer> counts = new HashMap<>();
    List<Step> parts = parts();
    for (int i = 0; i < parts.size(); i++) {
      Integer original = copies.get(i);
      if (i == 0 && bucket.isPresent()) {
        names.add("bucket");
      } else if (original != null) {
        names.add(names.get(original));
      } else {
        String stem = Objects.requireNonNull(parts.get(i).reading()).stem();
        names.add(stem + counts.merge(stem, 1, Integer::sum));
      }
    }
    return names;
  }

  private String item(ColumnPath column, Step step, int part, List<String> names) {
    if (part == 0 && bucket.isPresent()) {
      return bucket.get().text(names);
    }
    if (copies.containsKey(part)) {
      return names.get(part);
    }
    String declaration = Objects.requireNonNull(step.reading()).declaration();
    boolean isFirst = part == (bucket.isPresent() ? 1 : 0);
    if (!isFirst || column.hash().isEmpty()) {
      return names.get(part) + " " + declaration;
    }
    HashPrefix hash = column.hash().get();
    List<String> hashed = new ArrayList<>();
    for (int i = part; i < column.parts().size(); i++) {
      if (!hash.until().isBefore(column.parts().get(i).to())) {
        hashed.add(names.get(i));
      }
    }
    boolean isUnordered = declaration.endsWith(UNORDERED);
    return names.get(part)
        + " "
        + (isUnordered
            ? declaration.substring(0, declaration.length() - UNORDERED.length())
            : declaration)
        + hash.words(hashed)
        + (isUnordered ? UNORDERED : "");
  }

  private static boolean isBare(ColumnPath column) {
    return column.literals().stream().allMatch(String::isEmpty);
  }

  static String template(List<String> literals, List<String> parts) {
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
