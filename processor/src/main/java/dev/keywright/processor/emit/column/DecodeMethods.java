package dev.keywright.processor.emit.column;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.keywright.layout.source.JavaLiteral;
import dev.keywright.processor.emit.key.KeyParts;
import dev.keywright.processor.model.Column;
import dev.keywright.runtime.Columns;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** {@code decode} and {@code tryDecode}: the key that stored columns were encoded from. */
public final class DecodeMethods {
  private static final TypeName BYTES = ArrayTypeName.of(TypeName.BYTE);

  private static final String MEANING =
      "The key that was encoded as these columns, or a {@code MalformedKeyException} if none was.";

  private final KeyParts key;
  private final Modifier[] statics;

  private DecodeMethods(KeyParts key, Modifier[] statics) {
    this.key = key;
    this.statics = statics;
  }

  public static List<MethodSpec> of(KeyParts key, Modifier[] statics) {
    DecodeMethods methods = new DecodeMethods(key, statics);
    // Of the store's own types alone, nothing is encoded, whatever the format.
    return key.layout().isBinary() && !key.layout().encodedColumns().isEmpty()
        ? methods.binary()
        : methods.text();
  }

  private List<MethodSpec> text() {
    TypeName text = ClassName.get(String.class);
    return key.layout().encodedColumns().isEmpty()
        ? List.of(accept(), tryDecode(text))
        : List.of(decode(text, MEANING), read(), tryDecode(text));
  }

  private List<MethodSpec> binary() {
    ClassName buffer = ClassName.get(ByteBuffer.class);
    String ofBuffer =
        MEANING + "\nThe remaining bytes of a buffer are read where they are; its position stays.";
    return List.of(
        decode(BYTES, MEANING),
        decode(buffer, ofBuffer),
        read(),
        tryDecode(BYTES),
        tryDecode(buffer));
  }

  private MethodSpec read() {
    return reads("read", Modifier.PRIVATE, Modifier.STATIC).build();
  }

  /** Of the store's own types alone, nothing is read, and nothing is left to explain. */
  private MethodSpec accept() {
    return reads("decode", statics).addJavadoc("$L\n", MEANING).build();
  }

  private MethodSpec.Builder reads(String name, Modifier... modifiers) {
    DecodeLocals locals = new DecodeLocals(key, part -> part);
    MethodSpec.Builder reads =
        MethodSpec.methodBuilder(name).addModifiers(modifiers).returns(key.key());
    for (Column column : key.layout().columns()) {
      reads.addParameter(
          column.nativeType() ? key.columnType(column) : ClassName.get(DecodeBody.reader(key)),
          column.nativeType() ? locals.of(column) : locals.reader(column));
    }
    new DecodeBody(key, locals).addTo(reads);
    return reads;
  }

  /**
   * Reads the columns with readers of their own.
   *
   * @param factory makes each reader
   */
  private CodeBlock reading(String factory) {
    return key.layout().columns().stream()
        .map(
            column ->
                column.nativeType()
                    ? CodeBlock.of("$N", column.javaName())
                    : CodeBlock.of(
                        "$T.$L($L, $N)",
                        DecodeBody.reader(key),
                        factory,
                        JavaLiteral.of(column.name()),
                        column.javaName()))
        .collect(CodeBlock.joining(",$W", "return read(", ")"));
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
        .addJavadoc("$L\n", meaning)
        .addModifiers(statics)
        .returns(key.key())
        .addParameters(parameters(encoded))
        .beginControlFlow("try")
        .addStatement(reading("quick"))
        .nextControlFlow("catch ($T $N)", RuntimeException.class, malformed())
        .addStatement(reading("explaining"))
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
