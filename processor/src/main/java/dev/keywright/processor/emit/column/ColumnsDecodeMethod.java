package dev.keywright.processor.emit.column;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import dev.keywright.layout.source.JavaLiteral;
import dev.keywright.processor.emit.key.KeyParts;
import dev.keywright.processor.emit.key.Types;
import dev.keywright.processor.model.Column;
import dev.keywright.runtime.Columns;
import java.util.Map;
import javax.lang.model.element.Modifier;

/** {@code PurchaseKey.decode(columns)}: the key of a row, which stores return by name. */
public final class ColumnsDecodeMethod {
  private static final TypeName COLUMNS =
      Types.generic(
          Map.class, ClassName.get(String.class), WildcardTypeName.subtypeOf(Object.class));

  private ColumnsDecodeMethod() {}

  public static MethodSpec of(KeyParts key, Modifier[] statics) {
    return of(key, key.key(), "decode", statics);
  }

  /**
   * The same for a family, whose members have the columns of one of them, or for an older layout.
   *
   * @param decode the method that reads the columns, which has the same name
   */
  public static MethodSpec of(KeyParts key, ClassName decoded, String decode, Modifier[] statics) {
    CodeBlock contents =
        key.layout().columns().stream()
            .map(column -> content(key, column))
            .collect(CodeBlock.joining(",$W"));
    return Types.method(decode, decoded, statics)
        .addJavadoc("The key in the columns of a row, by name.\n")
        .addParameter(COLUMNS, "columns")
        .addStatement("return $L($L)", decode, contents)
        .build();
  }

  private static CodeBlock content(KeyParts key, Column column) {
    TypeName type = key.columnType(column);
    String name = JavaLiteral.of(column.name());
    if (type.equals(TypeName.LONG)) {
      return CodeBlock.of("$T.number(columns, $L)", Columns.class, name);
    }
    if (type instanceof ArrayTypeName) {
      return CodeBlock.of("$T.bytes(columns, $L)", Columns.class, name);
    }
    return type.equals(ClassName.get(String.class))
        ? CodeBlock.of("$T.text(columns, $L)", Columns.class, name)
        : CodeBlock.of("$T.value(columns, $L, $T.class)", Columns.class, name, Types.boxed(type));
  }
}
