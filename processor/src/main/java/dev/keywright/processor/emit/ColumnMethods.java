package dev.keywright.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import dev.keywright.processor.model.Column;
import dev.keywright.runtime.Columns;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;

/** {@code key.partitionKey()}, one accessor for each column, and all of them by name. */
final class ColumnMethods {
  private ColumnMethods() {}

  static List<MethodSpec> of(KeyParts key) {
    List<MethodSpec> methods = new ArrayList<>();
    for (Column column : key.layout().columns()) {
      if (!column.nativeType()) {
        methods.add(
            accessor(key, column)
                .addStatement(
                    "return $L($L)",
                    GeneratedNames.encodeMethod(column.name()),
                    KeyParts.arguments(key.inputsOf(column)))
                .build());
      } else if (!column.name().equals(key.in(column).get(0).name())) {
        CodeBlock stored = stored(key.in(column).get(0));
        methods.add(accessor(key, column).addStatement("return $L", stored).build());
      }
    }
    methods.add(columns(key));
    return methods;
  }

  private static MethodSpec.Builder accessor(KeyParts key, Column column) {
    return MethodSpec.methodBuilder(column.name())
        .addJavadoc("The encoded column {@code $L}.\n", column.name())
        .addModifiers(Modifier.PUBLIC)
        .returns(key.columnType(column));
  }

  private static CodeBlock stored(PartCode part) {
    CodeBlock value = part.unwrapped(CodeBlock.of("$N", part.name()));
    return part.isArray() ? CodeBlock.of("$L.clone()", value) : value;
  }

  private static MethodSpec columns(KeyParts key) {
    ParameterizedTypeName map = ParameterizedTypeName.get(Map.class, String.class, Object.class);
    MethodSpec.Builder method =
        MethodSpec.methodBuilder("columns")
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PUBLIC)
            .returns(map);
    List<Column> columns = key.layout().columns();
    CodeBlock entries =
        columns.stream().map(column -> entry(key, column)).collect(CodeBlock.joining(",$W"));
    // One entry needs no order.
    return method
        .addStatement("return $T.of($L)", columns.size() == 1 ? Map.class : Columns.class, entries)
        .build();
  }

  private static CodeBlock entry(KeyParts key, Column column) {
    boolean isPart = column.nativeType() && column.name().equals(key.in(column).get(0).name());
    CodeBlock value = isPart ? stored(key.in(column).get(0)) : CodeBlock.of("$L()", column.name());
    return CodeBlock.of("$S, $L", column.name(), value);
  }
}
