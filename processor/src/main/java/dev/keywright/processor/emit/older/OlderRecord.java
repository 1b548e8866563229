package dev.keywright.processor.emit.older;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.ListType;
import dev.keywright.processor.emit.javadoc.LayoutText;
import dev.keywright.processor.emit.key.KeyParts;
import dev.keywright.processor.emit.key.PartCode;
import dev.keywright.processor.emit.key.RuntimeTypes;
import dev.keywright.processor.emit.key.Types;
import dev.keywright.processor.model.KeyOptions.Frozen;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * {@code PurchaseKey.V1}: the parts of an older version, in types that follow from its signature
 * alone.
 */
final class OlderRecord {
  /** What a record cannot call a component, or what this one calls something else. */
  private static final List<String> TAKEN =
      List.of(
          "LAYOUT",
          "clone",
          "finalize",
          "getClass",
          "hashCode",
          "notify",
          "notifyAll",
          "toCurrent",
          "toString",
          "wait");

  private final KeyParts key;
  private final KeyParts old;
  private final int version;
  private final LayoutSignature signature;
  private final CurrentParts current;
  private final NameAllocator components = new NameAllocator();

  OlderRecord(KeyParts key, KeyParts old, Frozen frozen) {
    this.key = key;
    this.old = old;
    this.version = frozen.version();
    this.signature = frozen.layout();
    this.current = new CurrentParts(key, signature);
    TAKEN.forEach(components::newName);
    old.parts().forEach(part -> components.newName(part.name(), part.name()));
  }

  ClassName name() {
    return key.key().nestedClass("V" + version);
  }

  TypeSpec type(Modifier[] statics) {
    Modifier[] visibility =
        List.of(statics).contains(Modifier.PUBLIC)
            ? new Modifier[] {Modifier.PUBLIC}
            : new Modifier[0];
    MethodSpec.Builder header = MethodSpec.constructorBuilder();
    old.parts().forEach(part -> header.addParameter(component(part), components.get(part.name())));
    List<String> missing = current.missing();
    TypeSpec.Builder type =
        TypeSpec.recordBuilder(name().simpleName())
            .addJavadoc(
                """
                The key of a row that is still stored under version $L of the layout.
                $L
                """,
                version,
                missing.isEmpty()
                    ? "{@code toCurrent()} is the key to write the row under now."
                    : "The key as it is now also needs {@code "
                        + String.join("}, {@code ", missing)
                        + "}.")
            .addModifiers(visibility)
            .recordConstructor(header.build())
            .addField(
                FieldSpec.builder(String.class, "LAYOUT", Modifier.STATIC, Modifier.FINAL)
                    .addModifiers(visibility)
                    .addJavadoc("How the parts were written.\n")
                    .initializer(LayoutText.literal(signature))
                    .build());
    if (missing.isEmpty()) {
      type.addMethod(toCurrent(visibility));
    }
    return type.build();
  }

  private static TypeName component(PartCode part) {
    boolean isOfValues = part.isRows() && ((ListType) part.part().signature().type()).isOfValues();
    if (!isOfValues) {
      return part.type();
    }
    ListType list = (ListType) part.part().signature().type();
    return ParameterizedTypeName.get(List.class, list.parts().get(0).type().valueClass());
  }

  private MethodSpec toCurrent(Modifier[] visibility) {
    return Types.method("toCurrent", key.key(), visibility)
        .addJavadoc(
            """
            The key of these parts as it is now.

            @throws $L if it may not hold a value
            """,
            RuntimeTypes.INVALID_PART)
        .addStatement("return new $T($L)", key.key(), current.arguments(components::get))
        .build();
  }
}
