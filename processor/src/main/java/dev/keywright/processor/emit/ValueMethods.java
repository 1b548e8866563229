package dev.keywright.processor.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.emit.key.KeyParts;
import dev.keywright.processor.emit.key.PartCode;
import dev.keywright.processor.emit.key.Types;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * What a record with a byte[] needs to be an immutable value: copies, and comparison by content.
 */
final class ValueMethods {
  private ValueMethods() {}

  static List<MethodSpec> of(KeyParts key) {
    List<MethodSpec> methods = new ArrayList<>();
    key.parts().stream().filter(PartCode::isArray).forEach(part -> methods.add(accessor(part)));
    if (key.parts().stream().anyMatch(it -> it.isWrapped() || it.isArray() || it.isList())) {
      methods.add(equalsMethod(key));
      methods.add(hashCodeMethod(key));
    }
    if (key.parts().stream().anyMatch(PartCode::isArray)) {
      methods.add(toStringMethod(key));
    }
    return methods;
  }

  private static MethodSpec accessor(PartCode part) {
    return Types.overriding(part.name(), ArrayTypeName.of(TypeName.BYTE))
        .addJavadoc("A copy of the bytes.\n")
        .addStatement("return $N.clone()", part.name())
        .build();
  }

  private static MethodSpec equalsMethod(KeyParts key) {
    CodeBlock equal =
        key.parts().stream().map(ValueMethods::equality).collect(CodeBlock.joining("\n&& "));
    return Types.overriding("equals", TypeName.BOOLEAN)
        .addParameter(Object.class, "other")
        .addStatement("return other instanceof $T that\n&& $L", key.key(), equal)
        .build();
  }

  // Single-value types are compared by what is inside: not all have an equals of their own.
  private static CodeBlock equality(PartCode part) {
    // Unlike ==, as the encoded bytes: -0.0 is another value than 0.0, and NaN is one.
    if (part.type().equals(TypeName.FLOAT) || part.type().equals(TypeName.DOUBLE)) {
      return CodeBlock.of("$1T.compare(this.$2N, that.$2N) == 0", part.type().box(), part.name());
    }
    if (part.type().isPrimitive()) {
      return CodeBlock.of("this.$1N == that.$1N", part.name());
    }
    if (part.isList()) {
      return CodeBlock.of("$1L.equal(this.$2N, that.$2N)", part.codec(), part.name());
    }
    return CodeBlock.of(
        "$T.equals($L, $L)",
        part.part().is(Kind.BYTES) ? Arrays.class : Objects.class,
        part.unwrapped(CodeBlock.of("this.$N", part.name())),
        part.unwrapped(CodeBlock.of("that.$N", part.name())));
  }

  private static MethodSpec hashCodeMethod(KeyParts key) {
    boolean hasBytes = key.parts().stream().anyMatch(it -> it.part().is(Kind.BYTES));
    CodeBlock values =
        key.parts().stream()
            .map(
                part ->
                    part.isList()
                        ? CodeBlock.of("$L.hash($N)", part.codec(), part.name())
                        : part.inside())
            .collect(CodeBlock.joining(",$W"));
    MethodSpec.Builder method = Types.overriding("hashCode", TypeName.INT);
    return hasBytes
        ? method
            .addStatement(
                "return $T.deepHashCode(new $T[] {$L})", Arrays.class, Object.class, values)
            .build()
        : method.addStatement("return $T.hash($L)", Objects.class, values).build();
  }

  private static MethodSpec toStringMethod(KeyParts key) {
    CodeBlock.Builder text = CodeBlock.builder();
    String start = key.key().simpleName() + "[";
    for (PartCode part : key.parts()) {
      text.add("$S + ", start + part.name() + "=");
      text.add(
          part.isArray()
              ? CodeBlock.of("$T.toString($N)", Arrays.class, part.name())
              : CodeBlock.of("$N", part.name()));
      text.add("\n+ ");
      start = ", ";
    }
    return Types.overriding("toString", ClassName.get(String.class))
        .addStatement("return $L\"]\"", text.build())
        .build();
  }
}
