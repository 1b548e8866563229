package dev.keywright.processor.model;

import dev.keywright.layout.signature.HashSignature;
import dev.keywright.layout.signature.JavaColumnName;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.Place;
import dev.keywright.layout.signature.Template;
import dev.keywright.runtime.frame.TextEncoding;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

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
 * @param bucketIndex how many of the parts are before the bucket; 0 also without one
 */
public record Column(
    String name,
    boolean isPartition,
    boolean nativeType,
    List<Part> parts,
    Optional<ColumnTemplate> template,
    int bucketIndex) {
  public static final String PARTITION_KEY = "partitionKey";
  public static final String SORT_KEY = "sortKey";

  /** A column whose parts the separator joins. */
  public Column(String name, boolean isPartition, boolean nativeType, List<Part> parts) {
    this(name, isPartition, nativeType, parts, Optional.empty(), 0);
  }

  /** The same column with other parts, one for each. */
  public Column with(List<Part> others) {
    return new Column(name, isPartition, nativeType, others, template, bucketIndex);
  }

  /** The same column, which looks like a template or not. */
  public Column with(Optional<ColumnTemplate> shown) {
    return new Column(name, isPartition, nativeType, parts, shown, bucketIndex);
  }

  /** The same column with each part changed. */
  public Column map(UnaryOperator<Part> change) {
    return with(parts.stream().map(change).toList());
  }

  /** The same column with the bucket after so many of its parts. */
  public Column withBucketBehind(int index) {
    return new Column(name, isPartition, nativeType, parts, template, index);
  }

  /** The same column with more parts at its end, without a literal between them. */
  public Column followedBy(List<Part> more) {
    return followedBy(more, "");
  }

  /**
   * The same column with more parts at its end.
   *
   * @param joint what a template has before each of them, unless it ends in a literal
   */
  public Column followedBy(List<Part> more, String joint) {
    List<Part> all = new ArrayList<>(parts);
    all.addAll(more);
    Optional<ColumnTemplate> longer = template;
    for (int i = 0; i < more.size(); i++) {
      longer = longer.map(it -> it.withItem(joint));
    }
    return new Column(name, isPartition, nativeType, all, longer, bucketIndex);
  }

  /** Whether a part is before the bucket. */
  public boolean isBeforeBucket(Part part) {
    return parts.subList(0, Math.min(bucketIndex, parts.size())).contains(part);
  }

  /** Whether the bucket comes right after a part. */
  public boolean isLastBeforeBucket(Part part) {
    return bucketIndex > 0 && parts.indexOf(part) == bucketIndex - 1;
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

  /** Whether its parts agree on its name; those of a partition key may not. */
  public boolean hasOneName() {
    return template.isPresent()
        || parts.stream()
            .map(it -> it.declaration().column())
            .allMatch(it -> it.isEmpty() || it.equals(name));
  }

  /** What its methods and parameters are called. */
  public String javaName() {
    return JavaColumnName.inJava(name);
  }

  /** Whether a part is in it. */
  boolean holds(Part part) {
    return parts.stream().anyMatch(it -> it.name().equals(part.name()));
  }

  /** Whether a list ends this column. */
  public boolean endsInList() {
    return !parts.isEmpty() && parts.get(parts.size() - 1).is(Kind.LIST);
  }

  /** The same column with more parts, of which each further one has the literal at the end. */
  Column extendedTo(List<Part> others) {
    int more = others.size() - parts.size();
    return new Column(
        name, isPartition, nativeType, others, template.map(it -> it.repeated(more)), bucketIndex);
  }

  /** The same column without the hash prefix of its first part. */
  Column withoutHash() {
    return map(part -> part.with(Optional.<HashSignature>empty()));
  }

  /** The same column without the bucket, and the literal after it. */
  Column withoutBucket() {
    return new Column(
        name, isPartition, nativeType, parts, template.map(it -> it.withoutItem(bucketIndex)), 0);
  }

  /**
   * Whether it holds one part of its own name and nothing else, so that one accessor is both's.
   *
   * @param isBucketed whether the bucket is in it
   */
  public boolean isItsPart(boolean isBucketed) {
    return parts.size() == 1
        && javaName().equals(parts.get(0).name())
        && template.filter(it -> !it.isBare()).isEmpty()
        && parts.get(0).hash().isEmpty()
        && !isBucketed;
  }

  /** Whether a part ends this column: neither a part nor the bucket follows it. */
  public boolean isLast(Part part) {
    return !parts.isEmpty()
        && parts.get(parts.size() - 1).equals(part)
        && !isLastBeforeBucket(part);
  }

  /** Where a part of this column is. */
  public Place place(Layout layout, Part part) {
    Template literals = layout.template(this);
    String behind = literalBehind(layout, part);
    boolean isJoined = !layout.isBinary() && part.is(Kind.LIST) && template.isEmpty();
    String end = isJoined ? String.valueOf(layout.separator()) : behind;
    return new Place(
        layout.format(),
        nativeType,
        !isLast(part) || !behind.isEmpty(),
        end.isEmpty() ? '\0' : end.charAt(0),
        literals.escape(),
        layout.isCopy(this, part),
        isJoined,
        isTail(part) ? tail(layout, part) : 0);
  }

  // Others are not measured: every part would look at all that follow it.
  private static boolean isTail(Part part) {
    return part.encoding().text().filter(it -> it.encoding() == TextEncoding.TAIL).isPresent();
  }

  /** How many bytes follow a part in this column, if that is always the same; else 0. */
  public int tail(Layout layout, Part part) {
    int first = parts.indexOf(part) + 1;
    List<String> literals = layout.template(this).literals();
    int bucket =
        layout
            .bucket()
            .filter(it -> layout.isBucketed(this) && bucketIndex >= first)
            .map(it -> it.number().bytes(layout.format(), it.count()))
            .orElse(0);
    return layout.isBinary()
        ? Place.tail(
            parts.subList(first, parts.size()).stream()
                .map(it -> layout.hasForm(it) ? it.signature().fixedWidth() : -1)
                .toList(),
            literals.subList(literalIndex(layout, first - 1), literals.size()),
            bucket)
        : 0;
  }

  /** Whether nothing ends a part before this one in the column, so that keys lie among others. */
  public boolean isBehindOpen(Part part) {
    return parts.stream().takeWhile(it -> !it.equals(part)).anyMatch(Part::isOpen);
  }

  /** The constant text after a part: the separator, or the literal of a template. */
  public String literalBehind(Layout layout, Part part) {
    int index = literalIndex(layout, parts.indexOf(part));
    return template
        .map(ColumnTemplate::literals)
        .orElseGet(() -> layout.template(this))
        .literals()
        .get(index);
  }

  /** The index of the literal after a part among those of the template. */
  public int literalIndex(Layout layout, int part) {
    return part + 1 + (layout.isBucketed(this) && bucketIndex <= part ? 1 : 0);
  }

  /** Whether the values of all parts, compared one by one, compare as the encoded column does. */
  public boolean keepsOrder() {
    return nativeType || parts.stream().allMatch(Part::keepsOrder);
  }
}
