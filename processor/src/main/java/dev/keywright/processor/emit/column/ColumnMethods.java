package dev.keywright.processor.emit.column;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import dev.keywright.layout.source.JavaLiteral;
import dev.keywright.processor.emit.javadoc.KeyJavadoc;
import dev.keywright.processor.emit.key.InventedNames;
import dev.keywright.processor.emit.key.KeyParts;
import dev.keywright.processor.emit.key.PartCode;
import dev.keywright.processor.emit.key.Types;
import dev.keywright.processor.model.Column;
import dev.keywright.runtime.Columns;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;

/** {@code key.partitionKey()}, one accessor for each column, and all of them by name. */
public final class ColumnMethods {
  /** The one name of a method that Java takes for a statement where nothing stands before it. */
  private static final String YIELD = "yield";

  private ColumnMethods() {}

  public static List<MethodSpec> of(KeyParts key) {
    List<MethodSpec> methods = new ArrayList<>();
    for (Column column : key.layout().columns()) {
      // The accessor of a part that is all of the column is that of the column, too.
      if (!column.isItsPart(key.isBucketed(column))) {
        CodeBlock content =
            column.nativeType() ? key.in(column).get(0).insideCopied() : encoded(key, column);
        methods.add(accessor(key, column).addStatement("return $L", content).build());
      }
    }
    methods.add(columns(key));
    return methods;
  }

  private static MethodSpec.Builder accessor(KeyParts key, Column column) {
    return Types.method(column.javaName(), key.columnType(column), Modifier.PUBLIC)
        .addJavadoc("The encoded column $L.\n", KeyJavadoc.code(column.name()));
  }

  private static CodeBlock encoded(KeyParts key, Column column) {
    return CodeBlock.of(
        "$L($L)", InventedNames.encodeMethod(column), KeyParts.arguments(key.inputsOf(column)));
  }

  private static MethodSpec columns(KeyParts key) {
    ParameterizedTypeName map = ParameterizedTypeName.get(Map.class, String.class, Object.class);
    MethodSpec.Builder method = Types.overriding("columns", map);
    List<Column> columns = key.layout().columns();
    if (columns.size() == 1) {
      return method.addStatement("return $T.of($L)", Map.class, entry(key, columns.get(0))).build();
    }
    CodeBlock.Builder all = CodeBlock.builder();
    columns.stream().skip(1).forEach(column -> all.add("$Z.and($L)", entry(key, column)));
    return method
        .addStatement(
            "return $T.of($L)$L$Z.asMap()", Columns.class, entry(key, columns.get(0)), all.build())
        .build();
  }

  private static CodeBlock stored(KeyParts key, Column column) {
    if (!column.nativeType()) {
      return encoded(key, column);
    }
    PartCode part = key.in(column).get(0);
    return KeyParts.isWidened(part)
        ? CodeBlock.of("(long) $L", part.inside())
        : part.insideCopied();
  }

  private static CodeBlock entry(KeyParts key, Column column) {
    CodeBlock value =
        column.isItsPart(key.isBucketed(column))
            ? stored(key, column)
            : CodeBlock.of(
                "$L$L()", column.javaName().equals(YIELD) ? "this." : "", column.javaName());
    return CodeBlock.of("$L, $L", JavaLiteral.of(column.name()), value);
  }
}
