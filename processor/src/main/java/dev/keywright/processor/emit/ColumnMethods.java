package dev.keywright.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import dev.keywright.processor.model.Column;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;

/** {@code key.partitionKey()}, one accessor for each column, and all of them by name. */
final class ColumnMethods {
  private ColumnMethods() {}

  static List<MethodSpec> of(KeyParts key) {
    List<MethodSpec> methods = new ArrayList<>();
    for (Column column : key.layout().columns()) {
      List<PartCode> parts = key.in(column);
      PartCode first = parts.get(0);
      if (!column.nativeType()) {
        methods.add(
            accessor(column)
                .addStatement(
                    "return $L($L)",
                    GeneratedNames.encodeMethod(column.name()),
                    KeyParts.arguments(parts))
                .build());
      } else if (!column.name().equals(first.name())) {
        methods.add(accessor(column).addStatement("return $L", stored(first)).build());
      }
    }
    methods.add(columns(key));
    return methods;
  }

  private static MethodSpec.Builder accessor(Column column) {
    return MethodSpec.methodBuilder(column.name())
        .addJavadoc("The encoded column {@code $L}.\n", column.name())
        .addModifiers(Modifier.PUBLIC)
        .returns(Types.column(column));
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
    if (columns.size() == 1) {
      return method.addStatement("return $T.of($L)", Map.class, entry(key, columns.get(0))).build();
    }
    method.addStatement("$T columns = new $T<>()", map, ClassName.get(LinkedHashMap.class));
    for (Column column : columns) {
      method.addStatement("columns.put($L)", entry(key, column));
    }
    return method.addStatement("return $T.unmodifiableMap(columns)", Collections.class).build();
  }

  private static CodeBlock entry(KeyParts key, Column column) {
    PartCode first = key.in(column).get(0);
    boolean isPart = column.nativeType() && column.name().equals(first.name());
    CodeBlock value = isPart ? stored(first) : CodeBlock.of("$L()", column.name());
    return CodeBlock.of("$S, $L", column.name(), value);
  }
}
