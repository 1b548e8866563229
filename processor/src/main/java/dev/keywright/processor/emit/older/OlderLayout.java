package dev.keywright.processor.emit.older;

import dev.keywright.layout.evolution.LayoutChange;
import dev.keywright.layout.signature.BucketSignature;
import dev.keywright.layout.signature.ColumnSignature;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.processor.emit.key.KeyParts;
import dev.keywright.processor.model.Bucket;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.ColumnTemplate;
import dev.keywright.processor.model.Declaration;
import dev.keywright.processor.model.Facts;
import dev.keywright.processor.model.KeyOptions;
import dev.keywright.processor.model.KeyOptions.Frozen;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.SourceSpot;
import dev.keywright.processor.model.TypeRef;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** A frozen layout as if the entity declared it: its keys are read by the same code. */
record OlderLayout(SourceSpot spot) {
  /** The frozen layouts that are no longer written, newest first. */
  static List<Frozen> versions(KeyParts key) {
    List<Frozen> versions =
        key.layout().options().frozen().stream()
            .sorted(Comparator.comparingInt(Frozen::version).reversed())
            .toList();
    // The newest is the key of today, unless a change of it was accepted.
    return !versions.isEmpty() && isOfToday(key.layout(), versions.get(0))
        ? versions.subList(1, versions.size())
        : versions;
  }

  private static boolean isOfToday(Layout layout, Frozen newest) {
    return newest.signature().isEmpty()
        || new LayoutChange(newest.layout(), layout.signature()).isCompatible();
  }

  /**
   * The key as an older version wrote it. Its types follow from its signature alone, so that no
   * change of the entity changes them.
   */
  static KeyParts of(KeyParts key, Frozen frozen) {
    LayoutSignature old = frozen.layout();
    return key.older(
        new OlderLayout(frozen.spot()).layout(key.layout(), old), frozen.version(), old);
  }

  private Layout layout(Layout now, LayoutSignature old) {
    List<Column> columns = new ArrayList<>();
    for (ColumnSignature column : old.columns()) {
      columns.add(column(column, columns.size() < old.partitionColumns()));
    }
    Optional<Bucket> bucket = old.columns().get(0).bucket().map(it -> Bucket.of(it, spot));
    return new Layout(
        now.entity(),
        now.keyName(),
        old.format(),
        old.separator(),
        old.escape(),
        spot,
        columns,
        KeyOptions.NONE.with(bucket));
  }

  private Column column(ColumnSignature column, boolean isPartition) {
    List<Part> own = column.parts().stream().map(this::part).toList();
    return new Column(column.name(), isPartition, column.nativeType(), own)
        .with(column.template().map(it -> ColumnTemplate.of(it, spot)))
        .withBucketBehind(column.bucket().map(BucketSignature::index).orElse(0));
  }

  private Part part(PartSignature part) {
    Property property = Property.none(javaType(part));
    PartType type = new PartType.Plain(part.type());
    return Part.of(part.name(), type, property, Declaration.ending(spot))
        .with(part.encoding())
        .with(part.hash())
        .ordered(part.ordered())
        .with(Facts.of(part.limits(), spot));
  }

  // Names stand for constants, which may be gone.
  private static TypeRef javaType(PartSignature part) {
    Class<?> type = MethodType.methodType(part.type().valueClass()).unwrap().returnType();
    String packageName = type.isPrimitive() || type.isArray() ? "" : type.getPackageName();
    return TypeRef.of(packageName, type.getSimpleName());
  }
}
