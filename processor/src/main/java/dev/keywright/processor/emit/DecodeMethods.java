package dev.keywright.processor.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.keywright.runtime.Columns;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** {@code decode} and {@code tryDecode}: the key that stored columns were encoded from. */
final class DecodeMethods {
  private static final TypeName BYTES = ArrayTypeName.of(TypeName.BYTE);

  private static final String MEANING = "The key that was encoded as these columns.";

  private final KeyParts key;
  private final Modifier[] statics;

  private DecodeMethods(KeyParts key, Modifier[] statics) {
    this.key = key;
    this.statics = statics;
  }

  static List<MethodSpec> of(KeyParts key, Modifier[] statics) {
    DecodeMethods methods = new DecodeMethods(key, statics);
    // Of the store's own types alone, nothing is encoded, whatever the format.
    return key.layout().isBinary() && !key.layout().encodedColumns().isEmpty()
        ? methods.binary()
        : methods.text();
  }

  private List<MethodSpec> text() {
    TypeName text = ClassName.get(String.class);
    return List.of(decode(text, MEANING), read(text), tryDecode(text));
  }

  private List<MethodSpec> binary() {
    ClassName buffer = ClassName.get(ByteBuffer.class);
    String ofBuffer =
        MEANING + " The remaining bytes of a buffer are read where\nthey are; its position stays.";
    return List.of(
        decode(BYTES, MEANING),
        decode(buffer, ofBuffer),
        read(ClassName.OBJECT),
        tryDecode(BYTES),
        tryDecode(buffer));
  }

  /** Makes the readers, too: one that another method made would have to be an object. */
  private MethodSpec read(TypeName encoded) {
    DecodeLocals locals = new DecodeLocals(key, part -> part);
    MethodSpec.Builder read =
        MethodSpec.methodBuilder("read")
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
            .returns(key.key())
            .addParameters(parameters(encoded))
            .addParameter(boolean.class, locals.checked);
    new DecodeBody(key, locals).addTo(read);
    return read.build();
  }

  private CodeBlock columnNames() {
    return key.layout().columns().stream()
        .map(column -> CodeBlock.of("$N", column.javaName()))
        .collect(CodeBlock.joining(",$W"));
  }

  /** The name of the exception: none of a column. */
  private String malformed() {
    NameAllocator names = new NameAllocator();
    key.layout().columns().forEach(column -> names.newName(column.javaName()));
    return names.newName("malformed");
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

  // The constructor alone judges the values; only of a key that it refuses, a reader says why.
  private MethodSpec decode(TypeName encoded, String meaning) {
    return MethodSpec.methodBuilder("decode")
        .addJavadoc("$L\n\n@throws $L if none was\n", meaning, RuntimeTypes.MALFORMED_KEY)
        .addModifiers(statics)
        .returns(key.key())
        .addParameters(parameters(encoded))
        .beginControlFlow("try")
        .addStatement("return read($L, false)", columnNames())
        .nextControlFlow("catch ($T $N)", RuntimeException.class, malformed())
        .addComment("Slower, this reading tells which part is malformed")
        .addStatement("return read($L, true)", columnNames())
        .endControlFlow()
        .build();
  }

  private MethodSpec tryDecode(TypeName encoded) {
    return MethodSpec.methodBuilder("tryDecode")
        .addJavadoc("The key that was encoded as these columns, or nothing if none was.\n")
        .addModifiers(statics)
        .returns(ParameterizedTypeName.get(ClassName.get(Optional.class), key.key()))
        .addParameters(parameters(encoded))
        .addStatement("return $T.decoded(() -> decode($L))", Columns.class, columnNames())
        .build();
  }
}
