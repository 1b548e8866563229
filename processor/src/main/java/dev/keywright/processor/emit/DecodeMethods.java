package dev.keywright.processor.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.keywright.processor.model.Column;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.binary.BinaryReader;
import dev.keywright.runtime.source.JavaLiteral;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** {@code decode} and {@code tryDecode}: the key that stored columns were encoded from. */
final class DecodeMethods {
  private static final TypeName BYTES = ArrayTypeName.of(TypeName.BYTE);

  private static final String MEANING = "The key that was encoded as these columns.";

  private final KeyParts key;
  private final Modifier[] visibility;

  private DecodeMethods(KeyParts key, Modifier[] visibility) {
    this.key = key;
    this.visibility = visibility;
  }

  static List<MethodSpec> of(KeyParts key, Modifier[] visibility) {
    DecodeMethods methods = new DecodeMethods(key, visibility);
    return key.layout().isBinary() ? methods.binary() : methods.text();
  }

  private List<MethodSpec> text() {
    MethodSpec.Builder decode = decode(ClassName.get(String.class), MEANING);
    new DecodeBody(key).addTo(decode);
    return List.of(decode.build(), tryDecode(ClassName.get(String.class)));
  }

  private List<MethodSpec> binary() {
    ClassName buffer = ClassName.get(ByteBuffer.class);
    MethodSpec.Builder body =
        MethodSpec.methodBuilder("decode")
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
            .returns(key.key())
            .addParameters(parameters(ClassName.get(BinaryReader.class)));
    new DecodeBody(key).addTo(body);
    List<MethodSpec> methods = new ArrayList<>();
    methods.add(decode(BYTES, MEANING).addStatement(readColumns()).build());
    methods.add(
        decode(
                buffer,
                MEANING
                    + " The remaining bytes of a buffer are read where\nthey are; its position"
                    + " stays.")
            .addStatement(readColumns())
            .build());
    methods.add(body.build());
    methods.add(tryDecode(BYTES));
    methods.add(tryDecode(buffer));
    return methods;
  }

  private CodeBlock readColumns() {
    return key.layout().columns().stream()
        .map(
            column ->
                column.nativeType()
                    ? CodeBlock.of("$N", column.javaName())
                    : CodeBlock.of(
                        "new $T($L, $N)",
                        BinaryReader.class,
                        JavaLiteral.of(column.name()),
                        column.javaName()))
        .collect(CodeBlock.joining(",$W", "return decode(", ")"));
  }

  /** The columns as parameters; those that are encoded have one type. */
  private List<ParameterSpec> parameters(TypeName encoded) {
    return key.layout().columns().stream()
        .map(
            column ->
                ParameterSpec.builder(
                        column.nativeType() ? key.columnType(column) : encoded, column.javaName())
                    .build())
        .toList();
  }

  private MethodSpec.Builder decode(TypeName encoded, String meaning) {
    return MethodSpec.methodBuilder("decode")
        .addJavadoc("$L\n\n@throws $L if none was\n", meaning, RuntimeTypes.MALFORMED_KEY)
        .addModifiers(visibility)
        .addModifiers(Modifier.STATIC)
        .returns(key.key())
        .addParameters(parameters(encoded));
  }

  private MethodSpec tryDecode(TypeName encoded) {
    String arguments =
        String.join(", ", key.layout().columns().stream().map(Column::javaName).toList());
    return MethodSpec.methodBuilder("tryDecode")
        .addJavadoc("The key that was encoded as these columns, or nothing if none was.\n")
        .addModifiers(visibility)
        .addModifiers(Modifier.STATIC)
        .returns(ParameterizedTypeName.get(ClassName.get(Optional.class), key.key()))
        .addParameters(parameters(encoded))
        .addStatement("return $T.decoded(() -> decode($L))", Columns.class, arguments)
        .build();
  }
}
