package dev.keywright.processor.model;

import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.model.KeyOptions.AccessPattern;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * An access pattern beside the parts of the key.
 *
 * @param parts all parts of the key, in its order
 * @param equal those that the pattern fixes, in the order of the key
 * @param range the one that it asks a range or a beginning of
 * @param required the parts that it must fix before it asks for anything: those of a partition key
 *     that has several columns
 * @param ofFamily the parts that it has to fix, since only the family has ranges of them
 * @param behind the parts after each in its column
 */
public record PatternParts(
    AccessPattern pattern,
    List<Part> parts,
    List<Part> equal,
    Optional<Part> range,
    List<Part> required,
    List<Part> ofFamily,
    Map<Part, List<Part>> behind) {

  /** The questions of a layout. */
  public static List<PatternParts> of(Layout layout) {
    return layout.options().patterns().stream().map(pattern -> of(layout, pattern)).toList();
  }

  /** Whether a question asks for a range of a part. */
  public static boolean isRangeOf(Layout layout, Part part) {
    return of(layout).stream().anyMatch(it -> it.range.filter(part::equals).isPresent());
  }

  private static PatternParts of(Layout layout, AccessPattern pattern) {
    List<Part> parts = layout.parts().toList();
    return new PatternParts(
        pattern,
        parts,
        parts.stream().filter(part -> pattern.equal().contains(part.name())).toList(),
        parts.stream()
            .filter(part -> pattern.asked().filter(part.name()::equals).isPresent())
            .findFirst(),
        parts(layout, layout::isFoundWithOthers),
        parts(layout, column -> !layout.hasRanges(column) && !layout.isFoundWithOthers(column)),
        behind(layout));
  }

  private static Map<Part, List<Part>> behind(Layout layout) {
    Map<Part, List<Part>> behind = new HashMap<>();
    for (Column column : layout.columns()) {
      for (Part part : column.parts()) {
        List<Part> parts = column.parts();
        behind.putIfAbsent(part, parts.subList(parts.indexOf(part) + 1, parts.size()));
      }
    }
    return behind;
  }

  private static List<Part> parts(Layout layout, Predicate<Column> isAmong) {
    return layout.columns().stream()
        .filter(isAmong)
        .flatMap(column -> column.parts().stream())
        .distinct()
        .toList();
  }

  /** Whether it fixes what it must before it asks for anything. */
  public boolean isFixed() {
    return equal.containsAll(required);
  }

  /** The part that nothing ends, if the pattern fixes it and not all parts after it. */
  public Optional<Part> open() {
    return parts.stream()
        .filter(part -> part.isOpen() && equal.contains(part))
        .filter(part -> !equal.containsAll(behind.getOrDefault(part, List.of())))
        .findFirst();
  }

  /** The first of the parts that only the family has ranges of, if the pattern does not fix it. */
  public Optional<Part> leftToFamily() {
    return ofFamily.stream().filter(part -> !equal.contains(part)).findFirst();
  }

  /** The first part that the pattern needs but does not fix, if it reaches beyond that. */
  public Optional<Part> skipped() {
    boolean isBoth = range.filter(equal::contains).isPresent();
    int reach = equal.size() + (range.isPresent() && !isBoth ? 1 : 0);
    for (int i = 0; i < reach; i++) {
      Part part = parts.get(i);
      boolean isRange = range.filter(part::equals).isPresent();
      if (isRange && i == reach - 1) {
        return Optional.empty();
      }
      if (!equal.contains(part)) {
        return Optional.of(part);
      }
    }
    return Optional.empty();
  }

  /** The part whose order decides in which order the rows come, once all before it are fixed. */
  public Optional<Part> leading() {
    return range.or(
        () ->
            equal.size() < parts.size() ? Optional.of(parts.get(equal.size())) : Optional.empty());
  }

  /** Whether one range, or one for each bucket, answers it in the order that it asks for. */
  public boolean isAnswerable() {
    boolean isSorted =
        leading().filter(part -> part.keepsOrder() && !part.is(Kind.SUFFIX)).isPresent();
    boolean isTwice = range.filter(equal::contains).isPresent();
    boolean needsOrder = (range.isPresent() && !isPrefix()) || pattern.newestFirst();
    boolean isContiguous = !isPrefix() || range.filter(Part::hasBeginnings).isPresent();
    return skipped().isEmpty()
        && isFixed()
        && open().isEmpty()
        && leftToFamily().isEmpty()
        && !isTwice
        && isContiguous
        && (isSorted || !needsOrder);
  }

  /** An order of the parts in which one range would answer: fixed ones, the range, the rest. */
  public List<String> order() {
    List<Part> order = new ArrayList<>(equal);
    range.filter(part -> !order.contains(part)).ifPresent(order::add);
    parts.stream().filter(part -> !order.contains(part)).forEach(order::add);
    return order.stream().map(Part::name).toList();
  }

  /** Whether it asks for a beginning of its part, and not for a range from one value to another. */
  public boolean isPrefix() {
    return pattern.range().isEmpty() && pattern.prefix().isPresent();
  }

  /** The attribute that names the part of the range or the beginning. */
  public String attribute() {
    return isPrefix() ? "prefix" : "range";
  }

  /** What it asks of that part, as messages say it. */
  public String asks() {
    return isPrefix() ? "asks for a prefix of " : "asks for a range of ";
  }

  /** The pattern by its name, as messages say it. */
  public String shown() {
    return "access pattern " + pattern.name();
  }
}
