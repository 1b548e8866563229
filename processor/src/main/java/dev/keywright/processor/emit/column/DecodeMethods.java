package dev.keywright.processor.emit.column;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import dev.keywright.processor.emit.key.KeyParts;
import dev.keywright.processor.emit.key.Types;
import dev.keywright.processor.model.Column;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.codec.ReadMode;
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
        : List.of(decode(text, MEANING), read(text), tryDecode(text));
  }

  private List<MethodSpec> binary() {
    ClassName buffer = ClassName.get(ByteBuffer.class);
    String ofBuffer =
        MEANING + "\nThe remaining bytes of a buffer are read where they are; its position stays.";
    return List.of(
        decode(BYTES, MEANING),
        decode(buffer, ofBuffer),
        read(ClassName.OBJECT),
        tryDecode(BYTES),
        tryDecode(buffer));
  }

  // The readers are made here, not passed: a reader that never leaves its method is no object.
  private MethodSpec read(TypeName encoded) {
    DecodeLocals locals = new DecodeLocals(key, part -> part);
    String mode = locals.fresh("mode");
    MethodSpec.Builder read =
        reads("read", locals, encoded, Modifier.PRIVATE, Modifier.STATIC)
            .addParameter(ReadMode.class, mode);
    new DecodeBody(key, locals).addTo(read, CodeBlock.of("$N", mode));
    return read.build();
  }

  /** Of the store's own types alone, nothing is read, and nothing is left to explain. */
  private MethodSpec accept() {
    DecodeLocals locals = new DecodeLocals(key, part -> part);
    MethodSpec.Builder accept =
        reads("decode", locals, ClassName.OBJECT, statics).addJavadoc("$L\n", MEANING);
    new DecodeBody(key, locals).addTo(accept, CodeBlock.of(""));
    return accept.build();
  }

  private MethodSpec.Builder reads(
      String name, DecodeLocals locals, TypeName encoded, Modifier... modifiers) {
    MethodSpec.Builder reads = Types.method(name, key.key(), modifiers);
    for (Column column : key.layout().columns()) {
      reads.addParameter(column.nativeType() ? key.columnType(column) : encoded, locals.of(column));
    }
    return reads;
  }

  private CodeBlock reading(ReadMode mode) {
    return CodeBlock.of("return read($L,$W$T.$L)", columnNames(), ReadMode.class, mode);
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
    return Types.method("decode", key.key(), statics)
        .addJavadoc("$L\n", meaning)
        .addParameters(parameters(encoded))
        .beginControlFlow("try")
        .addStatement(reading(ReadMode.QUICK))
        .nextControlFlow("catch ($T $N)", RuntimeException.class, malformed())
        .addStatement(reading(ReadMode.EXPLAINING))
        .endControlFlow()
        .build();
  }

  private MethodSpec tryDecode(TypeName encoded) {
    List<ParameterSpec> columns = parameters(encoded);
    NameAllocator locals = new NameAllocator();
    columns.forEach(it -> locals.newName(it.name()));
    String mode = locals.newName("mode");
    CodeBlock decoded =
        key.layout().encodedColumns().isEmpty()
            ? decoded(columns)
            : CodeBlock.of(
                "$T.ifLegal($N -> read($L,$W$N))", ReadMode.class, mode, names(columns), mode);
    return tryDecode(key.key(), columns, statics, decoded);
  }

  /** The key of columns, or nothing, for a family. */
  public static MethodSpec tryDecode(
      ClassName key, List<ParameterSpec> columns, Modifier[] statics) {
    return tryDecode(key, columns, statics, decoded(columns));
  }

  private static CodeBlock decoded(List<ParameterSpec> columns) {
    return CodeBlock.of("$T.decoded(() -> decode($L))", Columns.class, names(columns));
  }

  private static CodeBlock names(List<ParameterSpec> columns) {
    return columns.stream().map(it -> CodeBlock.of("$N", it)).collect(CodeBlock.joining(",$W"));
  }

  private static MethodSpec tryDecode(
      ClassName key, List<ParameterSpec> columns, Modifier[] statics, CodeBlock decoded) {
    return Types.method("tryDecode", Types.generic(Optional.class, key), statics)
        .addJavadoc("The key that was encoded as these columns, or nothing if none was.\n")
        .addParameters(columns)
        .addStatement("return $L", decoded)
        .build();
  }
}
