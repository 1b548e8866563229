package dev.keywright.processor.emit.key;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.OrderConstant;
import dev.keywright.layout.source.JavaLiteral;
import dev.keywright.processor.model.Column;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.alphabet.Alphabet;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javax.lang.model.element.Modifier;

/** {@code PurchaseKey.ORDER}, and the comparison behind it. */
public final class OrderMembers {
  /** The comparison of whole keys. */
  public static final String IN_TABLE = "compare";

  /** The comparison that a merge of buckets uses: of what stands behind the bucket. */
  public static final String IN_BUCKET = "compareInBucket";

  private OrderMembers() {}

  public static FieldSpec field(KeyParts key, Modifier[] statics) {
    TypeName type = Types.generic(Comparator.class, key.key());
    return FieldSpec.builder(type, "ORDER")
        .addJavadoc("The order in which the store keeps the encoded keys.\n")
        .addModifiers(statics)
        .addModifiers(Modifier.FINAL)
        .initializer("$T::$L", key.key(), IN_TABLE)
        .build();
  }

  public static List<MethodSpec> methods(KeyParts key) {
    if (!key.isBucketed()) {
      return List.of(method(key, IN_TABLE, orEqual(comparisons(key))));
    }
    Column column = key.layout().columns().get(0);
    List<CodeBlock> inBucket = orEqual(comparisons(key));
    List<CodeBlock> inTable = new ArrayList<>();
    List<PartCode> before = key.in(column).subList(0, column.bucketIndex());
    if (isByPart(column, before)) {
      before.forEach(it -> inTable.add(comparison(it)));
      inTable.add(CodeBlock.of("$T.compare(a.bucket(), b.bucket())", Integer.class));
    } else {
      inTable.add(encoded(key, side -> CodeBlock.of("$L.$L()", side, column.javaName())));
    }
    inTable.add(CodeBlock.of("$L(a, b)", IN_BUCKET));
    return List.of(method(key, IN_TABLE, inTable), method(key, IN_BUCKET, inBucket));
  }

  // Nothing is left to compare where the parts in front say all, or where there are none.
  private static List<CodeBlock> orEqual(List<CodeBlock> comparisons) {
    return comparisons.isEmpty() ? List.of(CodeBlock.of("0")) : comparisons;
  }

  private static MethodSpec method(KeyParts key, String name, List<CodeBlock> comparisons) {
    MethodSpec.Builder method =
        Types.method(name, TypeName.INT, Modifier.PRIVATE, Modifier.STATIC)
            .addParameter(key.key(), "a")
            .addParameter(key.key(), "b");
    int last = comparisons.size() - 1;
    for (int i = 0; i < last; i++) {
      method.addStatement(
          i == 0 ? "int order = $L" : "order = order != 0 ? order :$W$L", comparisons.get(i));
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
      if (isByPart(column, parts)) {
        parts.forEach(part -> comparisons.add(comparison(part)));
      } else {
        // A hash prefix is of encoded parts, and nothing ends an open part: the column tells.
        comparisons.add(encoded(key, side -> content(key, column, side)));
      }
    }
    return comparisons;
  }

  /** Whether the first of these parts that differs decides how two columns compare. */
  private static boolean isByPart(Column column, List<PartCode> parts) {
    return column.keepsOrder() || parts.stream().allMatch(OrderMembers::decides);
  }

  private static boolean decides(PartCode part) {
    boolean isLast = part.column().isLast(part.part());
    String literal = part.column().literalBehind(part.layout(), part.part());
    boolean isEnded =
        part.layout().isBinary() || !literal.isEmpty() || part.encoding().width().isFixed();
    return part.hash().isEmpty()
        && ((isLast && literal.isEmpty()) || (isEnded && !part.part().isOpen()));
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
    // A native column keeps the order of its values, also where no scan asks for it.
    if (!part.part().keepsOrder() && !part.column().nativeType()) {
      return written(part, a, b);
    }
    if (part.column().nativeType() && part.part().is(Kind.UUID)) {
      return CodeBlock.of("$L.order().compare($L,$W$L)", part.codec(), a, b);
    }
    boolean descending = part.part().encoding().isLargestFirst();
    return compared(part, descending ? b : a, descending ? a : b);
  }

  /** Compares a part that does not keep the order of its values, as it is written. */
  private static CodeBlock written(PartCode part, CodeBlock a, CodeBlock b) {
    Encoding encoding = part.part().encoding();
    boolean isBinary = part.layout().isBinary();
    if (part.part().is(Kind.WHOLE) && !isBinary && encoding.equals(Encoding.PLAIN)) {
      return CodeBlock.of("$L.compareDigits($L,$W$L)", part.codec(), a, b);
    }
    String literal = part.column().literalBehind(part.layout(), part.part());
    // A list ends each of its elements itself.
    boolean mayBegin =
        !isBinary
            && !literal.isEmpty()
            && !part.part().is(Kind.LIST)
            && !part.encoding().width().isFixed();
    CodeBlock end =
        mayBegin ? CodeBlock.of(" + $L", JavaLiteral.of(literal.charAt(0))) : CodeBlock.of("");
    return CodeBlock.of(
        "$1T.$2L.compare($3L.encode($4L)$6L,$W$3L.encode($5L)$6L)",
        ColumnOrder.class,
        isBinary ? "BYTES" : "TEXT",
        part.codec(),
        a,
        b,
        end);
  }

  /** Whether no character is above U+FFFF: Java's own order is then that of stores, and faster. */
  private static boolean isBasic(PartCode part) {
    return part.part().limits().alphabet().map(Alphabet::of).stream()
        .anyMatch(Alphabet.basic()::containsAll);
  }

  private static CodeBlock compared(PartCode part, CodeBlock a, CodeBlock b) {
    Kind kind = part.part().signature().kind();
    if (kind == Kind.LIST) {
      return CodeBlock.of("$L.compare($L,$W$L)", part.codec(), a, b);
    }
    if (kind == Kind.CODES) {
      // Not compareTo: an enum may be declared in another order where the key is used.
      return CodeBlock.of(
          "$1T.TEXT.compare($2L.$3L($4L),$W$2L.$3L($5L))",
          ColumnOrder.class,
          part.codec(),
          part.layout().isBinary() ? "code" : "text",
          a,
          b);
    }
    Optional<OrderConstant> order = isBasic(part) ? Optional.empty() : kind.order();
    if (order.isPresent()) {
      return CodeBlock.of("$T.$L.compare($L,$W$L)", order.get().type(), order.get().name(), a, b);
    }
    TypeName stored = part.storedType();
    String compare = part.encoding().isUnsigned() ? "compareUnsigned" : "compare";
    return stored.isPrimitive()
        ? CodeBlock.of("$T.$L($L,$W$L)", stored.box(), compare, a, b)
        : CodeBlock.of("$L.compareTo($L)", a, b);
  }
}
