package dev.keywright.processor.model;

import dev.keywright.runtime.layout.BucketSignature;
import dev.keywright.runtime.layout.ColumnSignature;
import dev.keywright.runtime.layout.LayoutFormat;
import dev.keywright.runtime.layout.LayoutSignature;
import dev.keywright.runtime.layout.PartSignature;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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

  /** All parts, in the order of their columns. */
  public Stream<Part> parts() {
    return columns.stream().flatMap(column -> column.parts().stream());
  }

  /** The part of a name, if there is one. */
  public Optional<Part> part(String name) {
    return parts().filter(part -> part.name().equals(name)).findFirst();
  }

  /** The simple names of all classes of the user's that the generated key names. */
  public Set<String> typeNames() {
    Set<String> names = new LinkedHashSet<>(entity.type().simpleNames());
    parts()
        .forEach(
            part -> {
              names.addAll(part.property().type().simpleNames());
              names.addAll(part.storedType().simpleNames());
              part.property()
                  .wrappings()
                  .forEach(wrapping -> names.addAll(wrapping.type().simpleNames()));
            });
    return names;
  }

  /** The same layout, some parts of which are no longer scanned by range. */
  public Layout withUnordered(Set<String> names) {
    if (names.isEmpty()) {
      return this;
    }
    List<Column> changed = columns.stream().map(column -> column.withUnordered(names)).toList();
    return new Layout(entity, keyName, format, separator, escape, separatorSpot, changed, options);
  }

  /** The columns that Keywright encodes, in either format. */
  public List<Column> encodedColumns() {
    return columns.stream().filter(column -> !column.nativeType()).toList();
  }

  /** The columns that hold encoded text. */
  public List<Column> textColumns() {
    return isBinary() ? List.of() : encodedColumns();
  }

  /** Whether the columns are bytes. */
  public boolean isBinary() {
    return format == LayoutFormat.BINARY;
  }

  /** Whether a part can stand in this key; other checks speak about those that cannot. */
  public boolean hasForm(Part part) {
    return part.type().signature().filter(it -> it.kind().hasForm(format)).isPresent();
  }

  /** The parts that decide the bucket, in the order of the key. */
  public List<Part> bucketedParts() {
    List<String> of = options.bucket().map(Bucket::of).orElse(List.of());
    return parts().filter(part -> of.contains(part.name())).toList();
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
    List<ColumnSignature> signatures = columns.stream().map(this::signature).toList();
    return isBinary()
        ? LayoutSignature.binary(signatures)
        : LayoutSignature.text(separator, escape, signatures);
  }

  private ColumnSignature signature(Column column) {
    Optional<BucketSignature> bucket =
        options.bucket().filter(it -> column.isPartition()).map(this::signature);
    List<PartSignature> parts = column.parts().stream().map(Part::signature).toList();
    return new ColumnSignature(column.name(), bucket, parts, column.nativeType());
  }

  private BucketSignature signature(Bucket bucket) {
    List<String> of = bucketedParts().stream().map(Part::name).toList();
    return new BucketSignature(bucket.count(), bucket.hash(), of);
  }
}
