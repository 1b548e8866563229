package dev.keywright.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.keywright.processor.model.Column;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.binary.BinaryNumber;
import dev.keywright.runtime.text.UuidPart;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;
import javax.lang.model.element.Modifier;

/** {@code PurchaseKey.ORDER}, and the comparison behind it. */
final class OrderMembers {
  /** The comparison that a merge of buckets uses: of all but the bucket. */
  static final String IN_BUCKET = "compareInBucket";

  private OrderMembers() {}

  static FieldSpec field(KeyParts key, Modifier[] visibility) {
    TypeName type = ParameterizedTypeName.get(ClassName.get(Comparator.class), key.key());
    return FieldSpec.builder(type, "ORDER")
        .addJavadoc("The order in which the store keeps the encoded keys.\n")
        .addModifiers(visibility)
        .addModifiers(Modifier.STATIC, Modifier.FINAL)
        .initializer("$T::compare", key.key())
        .build();
  }

  static List<MethodSpec> methods(KeyParts key) {
    if (!key.isBucketed()) {
      return List.of(method(key, "compare", comparisons(key)));
    }
    CodeBlock byBucket = CodeBlock.of("$T.compare(a.bucket(), b.bucket())", Integer.class);
    CodeBlock inBucket = CodeBlock.of("$L(a, b)", IN_BUCKET);
    return List.of(
        method(key, "compare", List.of(byBucket, inBucket)),
        method(key, IN_BUCKET, comparisons(key)));
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

  private static List<CodeBlock> comparisons(KeyParts key) {
    List<CodeBlock> comparisons = new ArrayList<>();
    for (Column column : key.layout().columns()) {
      if (key.in(column).isEmpty()) {
        // It is always the same, or the same as columns before say.
        continue;
      }
      if (column.keepsOrder()) {
        key.in(column).forEach(part -> comparisons.add(comparison(part)));
      } else {
        // Some part does not keep the order of its values, so only the encoded column tells.
        comparisons.add(encoded(key, column));
      }
    }
    return comparisons;
  }

  private static CodeBlock encoded(KeyParts key, Column column) {
    String order = key.layout().isBinary() ? "BYTES" : "TEXT";
    CodeBlock a = CodeBlock.of("a.$L()", column.javaName());
    CodeBlock b = CodeBlock.of("b.$L()", column.javaName());
    if (key.isBucketed(column)) {
      a = CodeBlock.of("$L.rest($L)", key.names().bucket(), a);
      b = CodeBlock.of("$L.rest($L)", key.names().bucket(), b);
    }
    return CodeBlock.of("$T.$L.compare($L, $L)", ColumnOrder.class, order, a, b);
  }

  private static CodeBlock comparison(PartCode part) {
    CodeBlock a = part.unwrapped(CodeBlock.of("a.$N", part.name()));
    CodeBlock b = part.unwrapped(CodeBlock.of("b.$N", part.name()));
    boolean descending = part.part().encoding().isLargestFirst();
    return compared(part, descending ? b : a, descending ? a : b);
  }

  private static boolean isOfBits(PartCode part) {
    return part.value() instanceof BinaryNumber number && number.bits();
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
