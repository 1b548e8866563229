package dev.keywright.processor.emit.scan;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.source.JavaLiteral;
import dev.keywright.processor.emit.key.CodecFields;
import dev.keywright.processor.emit.key.KeyParts;
import dev.keywright.processor.emit.key.OrderMembers;
import dev.keywright.processor.emit.key.PartCode;
import dev.keywright.processor.emit.key.Types;
import dev.keywright.processor.emit.older.ScanSince;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Part;
import dev.keywright.runtime.bucket.BucketScan;
import dev.keywright.runtime.scan.ColumnScan;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/** {@code PurchaseKey.scan()}, and the constants that scans of its columns begin with. */
public final class ScanMembers {
  private ScanMembers() {}

  /**
   * For each column with parts, a scan that has fixed nothing of it; the first knows the buckets.
   */
  public static List<FieldSpec> fields(KeyParts key) {
    List<FieldSpec> fields = new ArrayList<>();
    for (Column column : key.scanned()) {
      boolean isOfBuckets = key.isBucketed() && fields.isEmpty();
      fields.add(
          CodecFields.constant(
              isOfBuckets ? key.scanType(column) : key.columnScanType(column),
              key.names().scan(column),
              isOfBuckets ? inBuckets(key, column) : start(key, column)));
      if (key.hasRest(column)) {
        int first = column.bucketIndex();
        CodeBlock rest = items(key, column, first + 1, column.parts().size() - first);
        fields.add(CodecFields.constant(key.columnScanType(column), key.names().rest(), rest));
      }
    }
    return fields;
  }

  private static CodeBlock inBuckets(KeyParts key, Column column) {
    CodeBlock deciding = KeyParts.arguments(key.bucketed(), PartCode::codec);
    boolean isBehind = column.bucketIndex() > 0;
    return CodeBlock.of(
        "\n$>$>$T.$L(\n$>$>$L$L,$<$<\n$>$>$L,$W$L,$W$L$T::$L,$W$L)$<$<$<$<",
        BucketScan.class,
        isBehind ? "inFront" : "of",
        column.isPartition() ? CodeBlock.of("") : bucketAlone(key),
        isBehind ? items(key, column, 0, column.bucketIndex() + 1) : start(key, column),
        key.names().buckets(),
        key.names().bucket(),
        isBehind ? CodeBlock.of("$T::$L,$W", key.key(), OrderMembers.IN_TABLE) : CodeBlock.of(""),
        key.key(),
        OrderMembers.IN_BUCKET,
        deciding);
  }

  /**
   * A scan of neighbours in the column of the bucket, which are no copies.
   *
   * @param first the index of the first
   * @param count how many of them
   */
  private static CodeBlock items(KeyParts key, Column column, int first, int count) {
    List<String> literals = new ArrayList<>(key.layout().template(column).literals());
    literals = new ArrayList<>(literals.subList(first, first + count + 1));
    if (first > 0) {
      // The one in front belongs to the bucket.
      literals.set(0, "");
    }
    CodeBlock start =
        column.template().isPresent() || count == 0
            ? literals(key, column, literals).add(")").build()
            : joined(key, column, count);
    boolean isInFront = first == 0;
    List<PartCode> parts =
        key.in(column).stream()
            .filter(it -> isInFront == column.isBeforeBucket(it.part()))
            .toList();
    return bounded(start, parts);
  }

  /** The name of the column that holds nothing but the bucket. */
  private static CodeBlock bucketAlone(KeyParts key) {
    return CodeBlock.of("$L,$W", JavaLiteral.of(key.layout().columns().get(0).name()));
  }

  /** A scan that has fixed nothing of a column. */
  private static CodeBlock start(KeyParts key, Column column) {
    return bounded(open(key, column), key.in(column));
  }

  /**
   * The same scan, whose ranges end where the values of the next part end. Nothing is added if all
   * of the parts may be written as anything.
   */
  public static CodeBlock bounded(CodeBlock scan, List<PartCode> parts) {
    if (parts.stream().allMatch(ScanMembers::beginsWithAnything)) {
      return scan;
    }
    CodeBlock items =
        KeyParts.arguments(parts, it -> it.hash().isPresent() ? it.hashName() : it.codec());
    return CodeBlock.of("$L$Z.boundedBy($L)", scan, items);
  }

  // Of a part with a hash prefix, that is what stands in front.
  private static boolean beginsWithAnything(PartCode part) {
    return part.hash()
        .map(it -> it.codec().extremes().isUnknown())
        .orElseGet(() -> part.value().extremes().isUnknown());
  }

  /** A scan of a column whose parts may be written as anything. */
  public static CodeBlock open(KeyParts key, Column column) {
    if (column.nativeType()) {
      return CodeBlock.of(
          "$T.nativeType($L, $L.order())",
          ColumnScan.class,
          JavaLiteral.of(column.name()),
          key.in(column).get(0).codec());
    }
    if (column.template().isPresent()) {
      return template(key, column);
    }
    return joined(key, column, column.parts().size());
  }

  private static CodeBlock joined(KeyParts key, Column column, int parts) {
    CodeBlock separator =
        key.layout().isBinary()
            ? CodeBlock.of("")
            : CodeBlock.of("$L, ", JavaLiteral.of(key.layout().separator()));
    return CodeBlock.of(
        "$T.$L($L, $L$L)",
        ColumnScan.class,
        factory(key.layout().format()),
        JavaLiteral.of(column.name()),
        separator,
        parts);
  }

  /** The method that makes the scan of a column in a format. */
  static String factory(LayoutFormat format) {
    return switch (format) {
      case TEXT -> "text";
      case BINARY -> "binary";
      case FDB_TUPLE -> "tuple";
    };
  }

  /** The literals, and which of the parts are copies. */
  private static CodeBlock template(KeyParts key, Column column) {
    List<String> literals = new ArrayList<>(key.layout().template(column).literals());
    if (key.isBucketed(column)) {
      // Those around the bucket belong to it.
      literals.subList(0, 2).clear();
      literals.add(0, "");
    }
    CodeBlock.Builder start = literals(key, column, literals).add(")");
    List<Part> own = key.layout().ownParts(column);
    for (int i = 0; i < column.parts().size(); i++) {
      Part part = column.parts().get(i);
      if (!own.contains(part)) {
        start.add("$Z.copy($L, $L)", i, key.copy(column, part.name()).codec());
      }
    }
    return start.build();
  }

  /** Begins a scan of a column with literals. */
  public static CodeBlock.Builder literals(KeyParts key, Column column, List<String> literals) {
    CodeBlock.Builder start =
        CodeBlock.builder()
            .add(
                "$T.$L($L",
                ColumnScan.class,
                factory(key.layout().format()),
                JavaLiteral.of(column.name()));
    literals.forEach(literal -> start.add(",$W$L", JavaLiteral.of(literal)));
    return start;
  }

  public static List<MethodSpec> methods(KeyParts key, Modifier[] statics) {
    Column first = key.scanned().get(0);
    String stage = key.names().firstStage();
    CodeBlock.Builder fixed = CodeBlock.builder().add("$L.$L", stage, key.names().scan(first));
    if (key.in(first).isEmpty()) {
      key.between(first, key.parts().get(0).column())
          .forEach(it -> fixed.add("$Z.column($L.$L)", stage, key.names().scan(it)));
    }
    CodeBlock start = fixed.build();
    List<MethodSpec> methods = new ArrayList<>();
    String meaning = "Starts a range scan, which fixes parts of the key from the left.";
    methods.add(method(key, statics, "scan", meaning, start));
    for (ScanSince epoch : ScanSince.of(key)) {
      CodeBlock earlier = CodeBlock.of("$L$L", start, epoch.earlier(key));
      methods.add(method(key, statics, epoch.method(), epoch.meaning(), earlier));
    }
    return methods;
  }

  private static MethodSpec method(
      KeyParts key, Modifier[] statics, String name, String meaning, CodeBlock start) {
    return Types.method(name, key.key().nestedClass(key.names().firstStage()), statics)
        .addJavadoc("$L\n", meaning)
        .addStatement("return new $L($L)", key.names().firstStage(), start)
        .build();
  }
}
