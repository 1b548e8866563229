package dev.keywright.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.keywright.processor.model.Column;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.text.UuidPart;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;
import javax.lang.model.element.Modifier;

/** {@code PurchaseKey.ORDER}, and the comparison behind it. */
final class OrderMembers {
  /** The comparison of whole keys. */
  static final String IN_TABLE = "compare";

  /** The comparison that a merge of buckets uses: of what stands behind the bucket. */
  static final String IN_BUCKET = "compareInBucket";

  private OrderMembers() {}

  static FieldSpec field(KeyParts key, Modifier[] statics) {
    TypeName type = ParameterizedTypeName.get(ClassName.get(Comparator.class), key.key());
    return FieldSpec.builder(type, "ORDER")
        .addJavadoc("The order in which the store keeps the encoded keys.\n")
        .addModifiers(statics)
        .addModifiers(Modifier.FINAL)
        .initializer("$T::$L", key.key(), IN_TABLE)
        .build();
  }

  static List<MethodSpec> methods(KeyParts key) {
    if (!key.isBucketed()) {
      return List.of(method(key, IN_TABLE, comparisons(key)));
    }
    Column column = key.layout().columns().get(0);
    List<CodeBlock> inBucket = comparisons(key);
    if (inBucket.isEmpty()) {
      // The parts in front say all.
      inBucket = List.of(CodeBlock.of("0"));
    }
    List<CodeBlock> inTable = new ArrayList<>();
    if (column.keepsOrder() || column.bucketIndex() == 0) {
      key.in(column).subList(0, column.bucketIndex()).forEach(it -> inTable.add(comparison(it)));
      inTable.add(CodeBlock.of("$T.compare(a.bucket(), b.bucket())", Integer.class));
    } else {
      inTable.add(encoded(key, side -> CodeBlock.of("$L.$L()", side, column.javaName())));
    }
    inTable.add(CodeBlock.of("$L(a, b)", IN_BUCKET));
    return List.of(method(key, IN_TABLE, inTable), method(key, IN_BUCKET, inBucket));
  }

  private static MethodSpec method(KeyParts key, String name, List<CodeBlock> comparisons) {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(name)
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
            .returns(int.class)
            .addParameter(key.key(), "a")
            .addParameter(key.key(), "b");
    int last = comparisons.size() - 1;
    for (int i = 0; i < last; i++) {
      method.addStatement(i == 0 ? "int order = $L" : "order = $L", comparisons.get(i));
      if (i < last - 1) {
        method.beginControlFlow("if (order != 0)").addStatement("return order").endControlFlow();
      }
    }
    CodeBlock end = comparisons.get(last);
    return method
        .addStatement(last == 0 ? "return $L" : "return order != 0 ? order : $L", end)
        .build();
  }

  /** The comparisons of all parts, or of those behind the bucket. */
  private static List<CodeBlock> comparisons(KeyParts key) {
    List<CodeBlock> comparisons = new ArrayList<>();
    for (Column column : key.layout().columns()) {
      List<PartCode> parts = key.in(column).subList(column.bucketIndex(), key.in(column).size());
      if (parts.isEmpty()) {
        // It is always the same, or the same as columns before say.
        continue;
      }
      if (column.keepsOrder()) {
        parts.forEach(part -> comparisons.add(comparison(part)));
      } else {
        // Some part does not keep the order of its values, so only the encoded column tells.
        comparisons.add(encoded(key, side -> content(key, column, side)));
      }
    }
    return comparisons;
  }

  private static CodeBlock encoded(KeyParts key, Function<String, CodeBlock> content) {
    String order = key.layout().isBinary() ? "BYTES" : "TEXT";
    return CodeBlock.of(
        "$T.$L.compare($L,$W$L)", ColumnOrder.class, order, content.apply("a"), content.apply("b"));
  }

  /** What stands in a column, or behind its bucket. */
  private static CodeBlock content(KeyParts key, Column column, String side) {
    CodeBlock content = CodeBlock.of("$L.$L()", side, column.javaName());
    if (!key.isBucketed(column)) {
      return content;
    }
    return column.bucketIndex() == 0
        ? CodeBlock.of("$L.rest($L)", key.names().bucket(), content)
        : CodeBlock.of("$L.rest($L,$W$L)", key.names().bucket(), content, front(key, column, side));
  }

  /** How much stands in front of the bucket: characters, or bytes. */
  private static CodeBlock front(KeyParts key, Column column, String side) {
    List<String> literals = key.layout().template(column).literals();
    long constant =
        literals.subList(0, column.bucketIndex() + 1).stream().mapToInt(String::length).sum();
    CodeBlock.Builder sum = CodeBlock.builder();
    for (PartCode part : key.in(column).subList(0, column.bucketIndex())) {
      constant += part.hash().map(it -> (long) it.codec().width()).orElse(0L);
      sum.add(
          "$L.encode($L).length$L + ",
          part.codec(),
          part.unwrapped(CodeBlock.of("$L.$N", side, part.name())),
          key.layout().isBinary() ? "" : "()");
    }
    return sum.add("$L", constant).build();
  }

  private static CodeBlock comparison(PartCode part) {
    CodeBlock a = part.unwrapped(CodeBlock.of("a.$N", part.name()));
    CodeBlock b = part.unwrapped(CodeBlock.of("b.$N", part.name()));
    boolean descending = part.part().encoding().isLargestFirst();
    return compared(part, descending ? b : a, descending ? a : b);
  }

  private static boolean isOfBits(PartCode part) {
    return part.encoding().isUnsigned();
  }

  private static CodeBlock compared(PartCode part, CodeBlock a, CodeBlock b) {
    TypeName stored = part.storedType();
    return switch (part.part().signature().kind()) {
      case TEXT, SUFFIX -> CodeBlock.of("$T.TEXT.compare($L, $L)", ColumnOrder.class, a, b);
      case BYTES -> CodeBlock.of("$T.BYTES.compare($L, $L)", ColumnOrder.class, a, b);
      // Not compareTo: an enum may be declared in another order where the key is used.
      case CODES ->
          CodeBlock.of(
              "$1T.TEXT.compare($2L.$3L($4L), $2L.$3L($5L))",
              ColumnOrder.class,
              part.codec(),
              part.layout().isBinary() ? "code" : "text",
              a,
              b);
      case LIST -> CodeBlock.of("$L.compare($L, $L)", part.codec(), a, b);
      case UUID -> CodeBlock.of("$T.ORDER.compare($L, $L)", UuidPart.class, a, b);
      case WHOLE, FRACTION, FLAG, CHARACTER, TIME ->
          stored.isPrimitive()
              ? CodeBlock.of(
                  "$T.$L($L, $L)",
                  stored.box(),
                  isOfBits(part) ? "compareUnsigned" : "compare",
                  a,
                  b)
              : CodeBlock.of("$L.compareTo($L)", a, b);
    };
  }
}
