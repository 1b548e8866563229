package dev.keywright.processor.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.KeyOptions.Frozen;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.runtime.assembly.Codecs;
import dev.keywright.runtime.assembly.ColumnCodec;
import dev.keywright.runtime.assembly.LayoutCodec;
import dev.keywright.runtime.bucket.BucketScan;
import dev.keywright.runtime.bucket.BucketStage;
import dev.keywright.runtime.codec.HashCodec;
import dev.keywright.runtime.evolution.LayoutChange;
import dev.keywright.runtime.layout.LayoutSignature;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.RangeStage;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A layout with the names of its generated class: what every generated method is made from.
 *
 * @param key the generated class
 * @param codec what decides how each column is written
 * @param parts all parts, in the order of their columns
 */
record KeyParts(
    Layout layout, ClassName key, GeneratedNames names, LayoutCodec codec, List<PartCode> parts) {

  static KeyParts of(Layout layout) {
    GeneratedNames names = GeneratedNames.of(layout);
    LayoutCodec codec = LayoutCodec.of(layout.signature());
    List<PartCode> parts = new ArrayList<>();
    for (Column column : layout.columns()) {
      for (Part part : column.parts()) {
        Optional<HashCodec<?>> hash = part.hash().map(it -> Codecs.of(it, layout.format()));
        parts.add(new PartCode(layout, names, column, part, codec.part(part.name()), hash));
      }
    }
    String packageName = layout.entity().type().packageName();
    ClassName key = ClassName.get(packageName, GeneratedNames.keyClass(layout));
    return new KeyParts(layout, key, names, codec, List.copyOf(parts));
  }

  /** The part of a name. */
  PartCode part(String name) {
    return parts.stream().filter(part -> part.name().equals(name)).findFirst().orElseThrow();
  }

  /** What stands in a column. */
  ColumnCodec<?> items(Column column) {
    return codec.columns().get(layout.columns().indexOf(column));
  }

  List<PartCode> in(Column column) {
    return parts.stream().filter(part -> part.column().equals(column)).toList();
  }

  /** The parts that the content of a column depends on: its own, and those of its bucket. */
  List<PartCode> inputsOf(Column column) {
    boolean bucketed = isBucketed(column);
    return parts.stream()
        .filter(part -> part.column().equals(column) || (bucketed && part.isBucketed()))
        .toList();
  }

  /** The parts that decide the bucket, in the order of the key. */
  List<PartCode> bucketed() {
    return parts.stream().filter(PartCode::isBucketed).toList();
  }

  /** Whether rows are spread over buckets. */
  boolean isBucketed() {
    return layout.options().bucket().isPresent();
  }

  /** Whether a column begins with the bucket. */
  boolean isBucketed(Column column) {
    return column.isPartition() && isBucketed();
  }

  /** The frozen layouts that are no longer written, newest first. */
  List<Frozen> olderVersions() {
    List<Frozen> versions =
        layout.options().frozen().stream()
            .sorted(Comparator.comparingInt(Frozen::version).reversed())
            .toList();
    // The newest is the key of today, unless a change of it was accepted.
    return !versions.isEmpty() && isOfToday(versions.get(0))
        ? versions.subList(1, versions.size())
        : versions;
  }

  private boolean isOfToday(Frozen newest) {
    LayoutSignature old = LayoutSignature.parse(newest.signature());
    return new LayoutChange(old, layout.signature()).isCompatible();
  }

  /** What a column holds: text or bytes, or for a native column the value of its one part. */
  TypeName columnType(Column column) {
    if (column.nativeType()) {
      return Types.of(column.parts().get(0).storedType());
    }
    return layout.isBinary() ? ArrayTypeName.of(TypeName.BYTE) : ClassName.get(String.class);
  }

  /** What a scan that ends on a column returns. */
  TypeName rangeType(Column column) {
    TypeName content = Types.boxed(columnType(column));
    return isBucketed()
        ? ParameterizedTypeName.get(ClassName.get(KeyRanges.class), key, content)
        : ParameterizedTypeName.get(ClassName.get(KeyRange.class), content);
  }

  /** What holds a scan's state on a column, its buckets included. */
  TypeName scanType(Column column) {
    TypeName content = Types.boxed(columnType(column));
    return isBucketed()
        ? ParameterizedTypeName.get(ClassName.get(BucketScan.class), key, content)
        : columnScanType(column);
  }

  /** What holds a scan's state on a column that knows no buckets. */
  TypeName columnScanType(Column column) {
    return ParameterizedTypeName.get(
        ClassName.get(ColumnScan.class), Types.boxed(columnType(column)));
  }

  /** What a stage of a scan on a column extends. */
  TypeName stageType(Column column) {
    TypeName content = Types.boxed(columnType(column));
    return isBucketed()
        ? ParameterizedTypeName.get(ClassName.get(BucketStage.class), key, content)
        : ParameterizedTypeName.get(ClassName.get(RangeStage.class), content);
  }

  static List<ParameterSpec> parameters(List<PartCode> parts) {
    return parts.stream().map(PartCode::parameter).toList();
  }

  static CodeBlock arguments(List<PartCode> parts) {
    return parts.stream()
        .map(part -> CodeBlock.of("$N", part.name()))
        .collect(CodeBlock.joining(",$W"));
  }
}
