package dev.keywright.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.keywright.processor.model.KeyOptions.Frozen;
import dev.keywright.runtime.assembly.BucketFunctions;
import dev.keywright.runtime.assembly.LayoutCodec;
import dev.keywright.runtime.layout.ColumnName;
import dev.keywright.runtime.layout.ColumnSignature;
import dev.keywright.runtime.layout.LayoutSignature;
import dev.keywright.runtime.source.JavaLiteral;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** {@code PurchaseKey.decodeV1}: the keys of rows that an older version of the layout wrote. */
final class FrozenMethods {
  private static final TypeName VALUES =
      ParameterizedTypeName.get(Map.class, String.class, Object.class);

  private static final String ANY_BUCKET =
      """


      <p>The bucket is read and not compared: the function that chose it takes other parts now, or is
      gone.\
      """;

  private FrozenMethods() {}

  static List<FieldSpec> fields(KeyParts key) {
    return key.olderVersions().stream().map(frozen -> field(key, frozen)).toList();
  }

  private static FieldSpec field(KeyParts key, Frozen frozen) {
    CodeBlock signature =
        LayoutText.lines(frozen.layout()).stream()
            .map(line -> CodeBlock.of("$L", JavaLiteral.of(line)))
            .collect(CodeBlock.joining("\n+ "));
    return FieldSpec.builder(
            LayoutCodec.class,
            key.names().version(frozen),
            Modifier.PRIVATE,
            Modifier.STATIC,
            Modifier.FINAL)
        .initializer(
            "\n$>$>$T.of($T.parse(\n$>$>$L)$L)$<$<$<$<",
            LayoutCodec.class,
            LayoutSignature.class,
            signature,
            functions(key, frozen))
        .build();
  }

  /** The application's bucket functions, if the older layout needs them. */
  private static CodeBlock functions(KeyParts key, Frozen frozen) {
    return OlderFunction.of(key, frozen.layout()) == OlderFunction.OF_NOW
        ? CodeBlock.of(
            ",\n$T.ready().and($L.function())", BucketFunctions.class, key.names().buckets())
        : CodeBlock.of("");
  }

  static List<MethodSpec> of(KeyParts key, Modifier[] visibility) {
    return key.olderVersions().stream().map(frozen -> decode(key, frozen, visibility)).toList();
  }

  private static MethodSpec decode(KeyParts key, Frozen frozen, Modifier[] visibility) {
    LayoutSignature old = frozen.layout();
    NameAllocator names = new NameAllocator();
    old.columns().forEach(column -> names.newName(parameter(column), column));
    String parts = names.newName("parts");
    Optional<CodeBlock> arguments = new OlderParts(key, old, parts).arguments();
    MethodSpec.Builder method =
        MethodSpec.methodBuilder("decodeV" + frozen.version())
            .addModifiers(visibility)
            .addModifiers(Modifier.STATIC)
            .returns(arguments.isPresent() ? key.key() : VALUES);
    for (ColumnSignature column : old.columns()) {
      method.addParameter(type(old, column), names.get(column));
    }
    boolean isFunctionLost = OlderFunction.of(key, old) == OlderFunction.LOST;
    CodeBlock read =
        CodeBlock.of(
            isFunctionLost ? "$L.decodeInAnyBucket($L).values()" : "$L.decode($L)",
            key.names().version(frozen),
            old.columns().stream()
                .map(column -> CodeBlock.of("$N", names.get(column)))
                .collect(CodeBlock.joining(", ")));
    String bucket = isFunctionLost ? ANY_BUCKET : "";
    if (arguments.isEmpty()) {
      return method
          .addJavadoc(
              """
              The parts of the key that version $L of the layout wrote as these columns, by name; the
              key as it is now has parts that they do not fill.$L

              @throws $L if none was
              """,
              frozen.version(),
              bucket,
              RuntimeTypes.MALFORMED_KEY)
          .addStatement("return $L", read)
          .build();
    }
    return method
        .addJavadoc(
            """
            The key that version $L of the layout wrote as these columns.$L

            @throws $L if none was
            @throws $L if the key as it is now may not hold a value
            """,
            frozen.version(),
            bucket,
            RuntimeTypes.MALFORMED_KEY,
            RuntimeTypes.INVALID_PART)
        .addStatement("$T $N = $L", VALUES, parts, read)
        .addStatement("return new $T($L)", key.key(), arguments.get())
        .build();
  }

  private static String parameter(ColumnSignature column) {
    String name = ColumnName.inJava(column.name());
    return name.isEmpty() ? "column" : name;
  }

  private static TypeName type(LayoutSignature old, ColumnSignature column) {
    if (!column.nativeType()) {
      return old.format().isText() ? ClassName.get(String.class) : TypeName.get(byte[].class);
    }
    Class<?> value = column.parts().get(0).type().valueClass();
    return value == Long.class ? TypeName.LONG : TypeName.get(value);
  }
}
