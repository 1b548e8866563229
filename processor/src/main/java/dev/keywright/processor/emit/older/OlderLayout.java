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
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.SourceSpot;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** A frozen layout as if the entity declared it: its keys are read by the same code. */
final class OlderLayout {
  private final SourceSpot spot;
  private final OlderParts parts;

  private OlderLayout(SourceSpot spot, OlderParts parts) {
    this.spot = spot;
    this.parts = parts;
  }

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

  /** The key as an older version wrote it. */
  static KeyParts of(KeyParts key, Frozen frozen, OlderParts parts) {
    OlderLayout older = new OlderLayout(frozen.spot(), parts);
    LayoutSignature old = frozen.layout();
    LayoutSignature signature =
        old.withColumns(
            old.columns().stream()
                .map(it -> it.with(it.parts().stream().map(parts::signature).toList()))
                .toList());
    return key.older(older.layout(key.layout(), signature), frozen.version(), signature);
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
    Property property = Property.none(parts.javaType(part));
    return Part.of(part.name(), parts.type(part), property, Declaration.ending(spot))
        .with(part.encoding())
        .with(part.hash())
        .ordered(part.ordered())
        .with(Facts.none(spot).with(part.limits()));
  }
}
