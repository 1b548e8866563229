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
    TypeName text = ClassName.get(String.class);
    DecodeBody body = new DecodeBody(key);
    CodeBlock columns = columnNames();
    MethodSpec.Builder decode = decode(text, MEANING);
    addReads(
        decode, CodeBlock.of("read($L, false)", columns), CodeBlock.of("read($L, true)", columns));
    MethodSpec.Builder read = privately("read", text).addParameter(boolean.class, body.checked());
    body.addTo(read);
    return List.of(decode.build(), read.build(), tryDecode(text));
  }

  // The constructor alone judges the values; only of a key that it refuses, a reader says why.
  private void addReads(MethodSpec.Builder decode, CodeBlock first, CodeBlock second) {
    decode
        .beginControlFlow("try")
        .addStatement("return $L", first)
        .nextControlFlow("catch ($T $N)", RuntimeException.class, malformed())
        .addComment("Slower, this reading tells which part is malformed")
        .addStatement("return $L", second)
        .endControlFlow();
  }

  private MethodSpec.Builder privately(String name, TypeName encoded) {
    return MethodSpec.methodBuilder(name)
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .returns(key.key())
        .addParameters(parameters(encoded));
  }

  private List<MethodSpec> binary() {
    ClassName buffer = ClassName.get(ByteBuffer.class);
    MethodSpec.Builder read = privately("read", ClassName.get(BinaryReader.class));
    new DecodeBody(key).addTo(read);
    MethodSpec.Builder array = decode(BYTES, MEANING);
    MethodSpec.Builder remaining =
        decode(
            buffer,
            MEANING
                + " The remaining bytes of a buffer are read where\nthey are; its position stays.");
    addReads(array, readers(false), readers(true));
    addReads(remaining, readers(false), readers(true));
    List<MethodSpec> methods = new ArrayList<>();
    methods.add(array.build());
    methods.add(remaining.build());
    methods.add(read.build());
    methods.add(tryDecode(BYTES));
    methods.add(tryDecode(buffer));
    return methods;
  }

  // Made where they are used: what two calls share is an object, and these cost none.
  private CodeBlock readers(boolean checked) {
    return key.layout().columns().stream()
        .map(
            column ->
                column.nativeType()
                    ? CodeBlock.of("$N", column.javaName())
                    : CodeBlock.of(
                        "new $T($L, $N, $L)",
                        BinaryReader.class,
                        JavaLiteral.of(column.name()),
                        column.javaName(),
                        checked))
        .collect(CodeBlock.joining(",$W", "read(", ")"));
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

  private MethodSpec.Builder decode(TypeName encoded, String meaning) {
    return MethodSpec.methodBuilder("decode")
        .addJavadoc("$L\n\n@throws $L if none was\n", meaning, RuntimeTypes.MALFORMED_KEY)
        .addModifiers(visibility)
        .addModifiers(Modifier.STATIC)
        .returns(key.key())
        .addParameters(parameters(encoded));
  }

  private MethodSpec tryDecode(TypeName encoded) {
    return MethodSpec.methodBuilder("tryDecode")
        .addJavadoc("The key that was encoded as these columns, or nothing if none was.\n")
        .addModifiers(visibility)
        .addModifiers(Modifier.STATIC)
        .returns(ParameterizedTypeName.get(ClassName.get(Optional.class), key.key()))
        .addParameters(parameters(encoded))
        .addStatement("return $T.decoded(() -> decode($L))", Columns.class, columnNames())
        .build();
  }
}
