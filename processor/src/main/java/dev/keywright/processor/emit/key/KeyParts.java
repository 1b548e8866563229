package dev.keywright.processor.emit.key;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import dev.keywright.layout.assembly.ColumnCodec;
import dev.keywright.layout.assembly.Encodings;
import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.runtime.bucket.BucketScan;
import dev.keywright.runtime.scan.ColumnScan;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A layout with the names of its generated class: what every generated method is made from.
 *
 * @param key the generated class
 * @param example the columns of one key, by name; empty if there is none
 * @param codec what decides how each column is written
 * @param parts all parts, in the order of their columns
 * @param copies those of them that a later column has, too, as they are written there
 */
public record KeyParts(
    Layout layout,
    Map<String, Object> example,
    ClassName key,
    InventedNames names,
    LayoutCodec codec,
    List<PartCode> parts,
    List<PartCode> copies) {

  public static KeyParts of(Layout layout, Map<String, Object> example) {
    LayoutCodec codec = LayoutCodec.of(layout.signature());
    return of(layout, example, InventedNames.of(layout), codec, List.of());
  }

  /** An older layout of this key; where it writes a part alike, the constant is that of now. */
  public KeyParts older(Layout old, int version, LayoutSignature signature) {
    return of(old, Map.of(), names.older(old, version), LayoutCodec.of(signature), parts);
  }

  private static KeyParts of(
      Layout layout,
      Map<String, Object> example,
      InventedNames names,
      LayoutCodec codec,
      List<PartCode> known) {
    List<PartCode> parts = new ArrayList<>();
    List<PartCode> copies = new ArrayList<>();
    for (Column column : layout.columns()) {
      List<Part> own = layout.ownParts(column);
      for (Part part : column.parts()) {
        PartEncoding<?> value = codec.encoding(part.name());
        if (own.contains(part)) {
          PartCode made = PartCode.of(layout, names, column, part, value);
          parts.add(
              known.stream().filter(made::isLike).findFirst().map(made::sharing).orElse(made));
        } else {
          PartEncoding<?> here = Encodings.of(part.signature(), column.place(layout, part));
          String name =
              here.codec().equals(value.codec()) ? part(parts, part) : names.copy(column, part);
          copies.add(PartCode.of(layout, names, column, part, here).copy(name));
        }
      }
    }
    return new KeyParts(
        layout, example, key(layout), names, codec, List.copyOf(parts), List.copyOf(copies));
  }

  private static String part(List<PartCode> parts, Part part) {
    return parts.stream().filter(it -> it.part().equals(part)).findFirst().orElseThrow().codec();
  }

  /** The class that is generated for a layout. */
  public static ClassName key(Layout layout) {
    return ClassName.get(layout.entity().type().packageName(), layout.keyClass());
  }

  /** A part as a column has it that another one before it has, too. */
  public PartCode copy(Column column, String name) {
    return copies.stream()
        .filter(part -> part.column().equals(column) && part.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  /** A part as later columns have it, too. */
  public List<PartCode> copiesOf(PartCode part) {
    return copies.stream().filter(copy -> copy.part().equals(part.part())).toList();
  }

  /** The copies whose codec is another one than that of the part. */
  List<PartCode> copiesOfTheirOwn() {
    return copies.stream().filter(copy -> !copy.codec().equals(part(copy.name()).codec())).toList();
  }

  /** The part of a name. */
  public PartCode part(String name) {
    return parts.stream().filter(part -> part.name().equals(name)).findFirst().orElseThrow();
  }

  /** What stands in a column. */
  public ColumnCodec<?> items(Column column) {
    return codec.columns().get(layout.columns().indexOf(column));
  }

  /** The parts that a column has, and no column before it. */
  public List<PartCode> in(Column column) {
    return parts.stream().filter(part -> part.column().equals(column)).toList();
  }

  /** The parts that a column has, each as it is written there. */
  public List<PartCode> writtenIn(Column column) {
    return Stream.concat(parts.stream(), copies.stream())
        .filter(part -> part.column().equals(column))
        .toList();
  }

  /** The parts that the content of a column depends on: its own, and those of its bucket. */
  public List<PartCode> inputsOf(Column column) {
    boolean bucketed = isBucketed(column);
    return parts.stream()
        .filter(part -> column.parts().contains(part.part()) || (bucketed && part.isBucketed()))
        .toList();
  }

  /** The parts that decide the bucket, in the order of the key. */
  public List<PartCode> bucketed() {
    return parts.stream().filter(PartCode::isBucketed).toList();
  }

  /** Whether rows are spread over buckets. */
  public boolean isBucketed() {
    return layout.bucket().isPresent();
  }

  /** Whether the bucket stands in a column. */
  public boolean isBucketed(Column column) {
    return column.isPartition() && isBucketed();
  }

  /** Whether something of a scan stands behind the bucket in the column of the bucket. */
  public boolean hasRest(Column column) {
    return column.bucketIndex() > 0
        && (column.bucketIndex() < column.parts().size() || column.equals(lastColumn()));
  }

  /** The columns that a scan goes through: all but one that holds a bucket alone. */
  public List<Column> scanned() {
    return layout.columns().stream()
        .filter(column -> !column.parts().isEmpty() || !isBucketed(column))
        .toList();
  }

  /** The columns after one. */
  public List<Column> after(Column column) {
    return layout.columns().subList(layout.columns().indexOf(column) + 1, layout.columns().size());
  }

  /** The columns after one, up to another that follows it. */
  public List<Column> between(Column column, Column last) {
    return after(column)
        .subList(0, layout.columns().indexOf(last) - layout.columns().indexOf(column));
  }

  /** The column that scans end in. */
  public Column lastColumn() {
    return layout.lastColumn();
  }

  /** What a column holds: text or bytes, or for a native column the value of its one part. */
  public TypeName columnType(Column column) {
    if (column.nativeType()) {
      PartCode part = in(column).get(0);
      return isWidened(part) ? TypeName.LONG : part.storedType();
    }
    return layout.isBinary() ? ArrayTypeName.of(TypeName.BYTE) : ClassName.get(String.class);
  }

  /** Whether a column of the store's own type holds numbers of a wider type than a part has. */
  public static boolean isWidened(PartCode part) {
    return part.part().is(Kind.WHOLE) && !part.storedType().unbox().equals(TypeName.LONG);
  }

  /** What a scan that ends on a column returns. */
  public TypeName rangeType(Column column) {
    TypeName content = Types.boxed(columnType(column));
    return isBucketed()
        ? Types.generic(KeyRanges.class, key, content)
        : Types.generic(KeyRange.class, content);
  }

  /** What holds a scan's state on a column, its buckets included. */
  public TypeName scanType(Column column) {
    TypeName content = Types.boxed(columnType(column));
    return isBucketed() ? Types.generic(BucketScan.class, key, content) : columnScanType(column);
  }

  /** What holds a scan's state on a column that knows no buckets. */
  public TypeName columnScanType(Column column) {
    return Types.generic(ColumnScan.class, columnType(column));
  }

  /** Whether there is anything to scan by: a key of literals alone is one row. */
  public boolean isScanned() {
    return !parts().isEmpty();
  }

  /** Whether a scan has ranges once the parts before this one are fixed. */
  public boolean hasRanges(PartCode part) {
    return layout.hasRanges(part.column()) && isKnownBefore(part);
  }

  /** Whether the parts before one decide all that is written before it. */
  public boolean isKnownBefore(PartCode part) {
    return !layout.isBehindOpenHash(part.part()) && !part.column().isBehindOpen(part.part());
  }

  public static List<ParameterSpec> parameters(List<PartCode> parts) {
    return parts.stream().map(PartCode::parameter).toList();
  }

  public static CodeBlock arguments(List<PartCode> parts) {
    return arguments(parts, PartCode::name);
  }

  /** A name of each of them. */
  public static CodeBlock arguments(List<PartCode> parts, Function<PartCode, String> name) {
    return parts.stream()
        .map(part -> CodeBlock.of("$N", name.apply(part)))
        .collect(CodeBlock.joining(",$W"));
  }
}
