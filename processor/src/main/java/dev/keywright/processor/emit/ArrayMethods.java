package dev.keywright.processor.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import javax.lang.model.element.Modifier;

/**
 * What a record with a byte[] needs to be an immutable value: copies, and comparison by content.
 */
final class ArrayMethods {
  private ArrayMethods() {}

  static List<MethodSpec> of(KeyParts key) {
    List<PartCode> arrays = key.parts().stream().filter(PartCode::isArray).toList();
    if (arrays.isEmpty()) {
      return List.of();
    }
    List<MethodSpec> methods = new ArrayList<>();
    arrays.forEach(part -> methods.add(accessor(part)));
    methods.add(equalsMethod(key));
    methods.add(hashCodeMethod(key));
    methods.add(toStringMethod(key));
    return methods;
  }

  private static MethodSpec accessor(PartCode part) {
    return MethodSpec.methodBuilder(part.name())
        .addJavadoc("A copy of the bytes.\n")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(ArrayTypeName.of(TypeName.BYTE))
        .addStatement("return $N.clone()", part.name())
        .build();
  }

  private static MethodSpec.Builder overriding(String name, Class<?> type) {
    return MethodSpec.methodBuilder(name)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(type);
  }

  private static MethodSpec equalsMethod(KeyParts key) {
    CodeBlock equal =
        key.parts().stream().map(ArrayMethods::equality).collect(CodeBlock.joining("\n&& "));
    return overriding("equals", boolean.class)
        .addParameter(Object.class, "other")
        .addStatement("return other instanceof $T that\n&& $L", key.key(), equal)
        .build();
  }

  private static CodeBlock equality(PartCode part) {
    return part.type().isPrimitive()
        ? CodeBlock.of("$1N == that.$1N", part.name())
        : CodeBlock.of(
            "$1T.equals($2N, that.$2N)",
            part.isArray() ? Arrays.class : Objects.class,
            part.name());
  }

  private static MethodSpec hashCodeMethod(KeyParts key) {
    return overriding("hashCode", int.class)
        .addStatement(
            "return $T.deepHashCode(new $T[] {$L})",
            Arrays.class,
            Object.class,
            KeyParts.arguments(key.parts()))
        .build();
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
    return overriding("toString", String.class)
        .addStatement("return $L\"]\"", text.build())
        .build();
  }
}
