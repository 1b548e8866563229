package dev.keywright.processor.model;

import dev.keywright.runtime.layout.Place;
import dev.keywright.runtime.layout.Template;
import java.util.List;
import java.util.Optional;

/**
 * One primary-key column: its parts, concatenated.
 *
 * @param name as the store has it: {@code partitionKey}, {@code sortKey}, or what the user writes
 * @param isPartition whether this is the partition column
 * @param nativeType whether it holds its one part as the store's own type
 * @param parts in the order of their template, or sorted by their declared order; none if the
 *     column holds a bucket or a literal alone
 * @param template how it looks, if an annotation of the entity says so; else the separator joins
 *     its parts
 */
public record Column(
    String name,
    boolean isPartition,
    boolean nativeType,
    List<Part> parts,
    Optional<ColumnTemplate> template) {
  public static final String PARTITION_KEY = "partitionKey";
  public static final String SORT_KEY = "sortKey";

  /** A column whose parts the separator joins. */
  public Column(String name, boolean isPartition, boolean nativeType, List<Part> parts) {
    this(name, isPartition, nativeType, parts, Optional.empty());
  }

  /** The same column with other parts, one for each. */
  public Column with(List<Part> others) {
    return new Column(name, isPartition, nativeType, others, template);
  }

  /** Where it is declared: at its template, its first part, or else the entity. */
  public SourceSpot spot(Entity entity) {
    return template
        .map(ColumnTemplate::spot)
        .or(() -> parts.stream().map(Part::spot).findFirst())
        .orElse(entity.spot());
  }

  /** Whether its name is written, at its template or at one of its parts. */
  public boolean isNamed() {
    return template
        .map(it -> !it.column().isEmpty())
        .orElseGet(() -> parts.stream().anyMatch(it -> !it.declaration().column().isEmpty()));
  }

  /** What its methods and parameters are called. */
  public String javaName() {
    return ColumnName.inJava(name);
  }

  /** Whether a part stands in it. */
  boolean holds(Part part) {
    return parts.stream().anyMatch(it -> it.name().equals(part.name()));
  }

  /** Whether a part ends this column. */
  public boolean isLast(Part part) {
    return !parts.isEmpty() && parts.get(parts.size() - 1).equals(part);
  }

  /** Where a part of this column stands. */
  public Place place(Layout layout, Part part) {
    Template literals = layout.template(this);
    String behind = literalBehind(layout, part);
    return new Place(
        layout.format(),
        nativeType,
        !isLast(part) || !behind.isEmpty(),
        behind.isEmpty() ? '\0' : behind.charAt(0),
        literals.escape(),
        layout.isCopy(this, part));
  }

  /** The constant text behind a part: the separator, or the literal of a template. */
  public String literalBehind(Layout layout, Part part) {
    return layout.template(this).literals().get(literalIndex(layout, parts.indexOf(part)));
  }

  /** The index of the literal behind a part among those of the template. */
  public int literalIndex(Layout layout, int part) {
    return part + 1 + (layout.isBucketed(this) ? 1 : 0);
  }

  /** Whether the values of all parts, compared one by one, compare as the encoded column does. */
  public boolean keepsOrder() {
    return nativeType || parts.stream().allMatch(Part::keepsOrder);
  }
}
