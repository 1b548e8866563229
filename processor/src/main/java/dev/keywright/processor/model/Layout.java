package dev.keywright.processor.model;

import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.Template;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * One key of an entity as it was declared: its columns, partition column first.
 *
 * @param keyName empty for the default key
 * @param format how its columns are written
 * @param separator the character between adjacent parts of a TEXT column
 * @param escape whether text parts may hold the separator
 * @param separatorSpot the separator annotation, or the entity if there is none
 * @param columns in the store's order; the partition column may be missing from a faulty design,
 *     and be without parts where it holds a bucket alone
 * @param options what else the entity says about this key
 */
public record Layout(
    Entity entity,
    String keyName,
    LayoutFormat format,
    char separator,
    boolean escape,
    SourceSpot separatorSpot,
    List<Column> columns,
    KeyOptions options) {

  /** The columns of the partition key: one, or several that are kept as the store's own types. */
  public List<Column> partitionColumns() {
    return columns.stream().filter(Column::isPartition).toList();
  }

  /** What spreads rows over buckets, if anything does. */
  public Optional<Bucket> bucket() {
    return options.bucket();
  }

  /** What the key is as one of an index, if it is one. */
  public Optional<IndexKey> index() {
    return options.index();
  }

  /** A figure of what is said of the table; empty if that is not declared. */
  public OptionalLong volume(Function<Volume, OptionalLong> figure) {
    return options.volume().map(figure).orElse(OptionalLong.empty());
  }

  /** The last column, which alone is read in ranges where others share the table. */
  public Column lastColumn() {
    return columns.get(columns.size() - 1);
  }

  /** The parts of the partition key. */
  public List<Part> partitionParts() {
    return partitionColumns().stream().flatMap(column -> column.parts().stream()).toList();
  }

  /** All parts, in the order of their columns; a part with copies once, where it comes first. */
  public Stream<Part> parts() {
    Set<Part> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    return columns.stream().flatMap(column -> column.parts().stream()).filter(seen::add);
  }

  /** The parts of a column that no column before it has. */
  public List<Part> ownParts(Column column) {
    return column.parts().stream().filter(part -> !isCopy(column, part)).toList();
  }

  /** Whether a column before has a part, too. */
  public boolean isCopy(Column column, Part part) {
    return columns.stream()
        .takeWhile(it -> !it.name().equals(column.name()))
        .anyMatch(it -> it.holds(part));
  }

  /** Whether the bucket is in a column. */
  public boolean isBucketed(Column column) {
    return column.isPartition() && options.bucket().isPresent();
  }

  /**
   * What is between the bucket and the parts of a column. What ends each part of a list belongs to
   * the list.
   */
  public Template template(Column column) {
    String between = isBinary() || column.nativeType() ? "" : String.valueOf(separator);
    int items = column.parts().size() + (isBucketed(column) ? 1 : 0);
    Template template =
        column
            .template()
            .map(ColumnTemplate::literals)
            .orElseGet(() -> Template.joining(between, items, escape));
    return column.endsInList() ? template.withoutEnd() : template;
  }

  /** Whether the key is one of a family: other entities have rows in its table. */
  public boolean isMember() {
    return entity.families().stream().anyMatch(it -> it.keyName().equals(keyName));
  }

  /** Whether a store finds rows by a column only together with others: it has no ranges. */
  public boolean isFoundWithOthers(Column column) {
    return column.isPartition() && partitionColumns().size() > 1;
  }

  /** Whether ranges end in a column. A member of a family leaves all but the last to the family. */
  public boolean hasRanges(Column column) {
    boolean isLast = column.name().equals(lastColumn().name());
    return !isFoundWithOthers(column) && (isLast || !isMember());
  }

  /** The part of a name, if there is one. */
  public Optional<Part> part(String name) {
    return parts().filter(part -> part.name().equals(name)).findFirst();
  }

  /** The simple name of its generated class. */
  public String keyClass() {
    return Naming.keyClass(entity.type(), keyName);
  }

  /** The same layout, some parts of which are no longer scanned by range. */
  public Layout withUnordered(Set<String> names) {
    if (names.isEmpty()) {
      return this;
    }
    // A part stays one part, also if several columns have it.
    Map<Part, Part> unordered = new HashMap<>();
    return with(
        it -> names.contains(it.name()) ? unordered.computeIfAbsent(it, Part::unordered) : it);
  }

  /** The same layout with other facts about one part. */
  public Layout with(Part part, Facts facts) {
    Part other = part.with(facts);
    return with(it -> it.equals(part) ? other : it);
  }

  private Layout with(UnaryOperator<Part> change) {
    return with(columns.stream().map(column -> column.map(change)).toList(), options);
  }

  /** The same layout, with the parts of two elements instead of the list at the end. */
  public Layout unrolled() {
    return Unrolling.of(this, 2);
  }

  /** The same layout, with the parts of one element instead of the list at the end. */
  public Layout unrolledOnce() {
    return Unrolling.of(this, 1);
  }

  /**
   * The same layout without what its partition column computes from other parts: the bucket and the
   * hash prefix. Where the values of a counterexample change one of these, it hides their order.
   */
  public Layout bare() {
    Column first = columns.get(0);
    if (first.parts().isEmpty() || !first.isPartition()) {
      return this;
    }
    boolean isBucketed = options.bucket().isPresent();
    List<Column> bare = new ArrayList<>(columns);
    bare.set(0, isBucketed ? first.withoutHash().withoutBucket() : first.withoutHash());
    return with(List.copyOf(bare), options.with(Optional.empty()));
  }

  /** The same layout with other columns and options. */
  public Layout with(List<Column> others, KeyOptions chosen) {
    return new Layout(entity, keyName, format, separator, escape, separatorSpot, others, chosen);
  }

  /** The same layout with other options. */
  public Layout with(KeyOptions others) {
    return with(columns, others);
  }

  /** The columns that Keywright encodes, in either format. */
  public List<Column> encodedColumns() {
    return columns.stream().filter(column -> !column.nativeType()).toList();
  }

  /** The columns that hold encoded text. */
  public List<Column> textColumns() {
    return isBinary() ? List.of() : encodedColumns();
  }

  /** Whether the columns are bytes, in whichever format. */
  public boolean isBinary() {
    return !format.isText();
  }

  /** Whether a part can be in this key; other checks speak about those that cannot. */
  public boolean hasForm(Part part) {
    return part.type().signature().filter(it -> it.kind().hasForm(format)).isPresent();
  }

  /** The parts that decide the bucket, in the order of the key. */
  public List<Part> bucketedParts() {
    if (options.bucket().isEmpty()) {
      return List.of();
    }
    Bucket bucket = options.bucket().get();
    boolean isOfAll = bucket.of().isEmpty() && bucket.function().isPresent();
    return parts()
        .filter(part -> isOfAll ? part.isOfEntity() : bucket.of().contains(part.name()))
        .toList();
  }

  /** The parts of a hash prefix of others than the part after it alone. */
  public Optional<HashedParts> hashedParts() {
    return columns.stream().filter(Column::isPartition).findFirst().flatMap(HashedParts::of);
  }

  /** Whether a hash in front is not known before a part is fixed, nor before the parts after it. */
  public boolean isBehindOpenHash(Part part) {
    return hashedParts().filter(it -> it.parts().indexOf(part) > 0).isPresent();
  }

  /** Whether every part has a type that can be a part. */
  public boolean isKnown() {
    return parts().allMatch(part -> part.type().signature().isPresent());
  }

  /**
   * All that the bytes of the key depend on.
   *
   * @throws IllegalStateException if some type cannot be a part
   */
  public LayoutSignature signature() {
    return DeclaredSignature.of(this);
  }
}
