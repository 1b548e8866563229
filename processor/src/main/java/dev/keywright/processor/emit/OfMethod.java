package dev.keywright.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import dev.keywright.processor.model.Entity;
import java.util.List;
import java.util.Locale;
import javax.lang.model.element.Modifier;

/** {@code PurchaseKey.of(purchase)}. */
final class OfMethod {
  private OfMethod() {}

  static MethodSpec of(KeyParts key, Modifier[] visibility) {
    Entity entity = key.layout().entity();
    List<String> names = entity.type().simpleNames();
    String name = names.get(names.size() - 1);
    String parameter =
        new NameAllocator()
            .newName(name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1));
    return MethodSpec.methodBuilder("of")
        .addJavadoc(
            "The key of an entity.\n\n@throws $L if a part is null or may not hold its value\n",
            RuntimeTypes.INVALID_PART)
        .addModifiers(visibility)
        .addModifiers(Modifier.STATIC)
        .returns(key.key())
        .addParameter(Types.entity(entity), parameter)
        .addStatement(
            "return new $T($L)",
            key.key(),
            key.parts().stream()
                .map(part -> value(part, parameter))
                .collect(CodeBlock.joining(",$W")))
        .build();
  }

  private static CodeBlock value(PartCode part, String parameter) {
    CodeBlock value = CodeBlock.of("$N.$L", parameter, part.part().access());
    boolean unboxes = part.part().boxed() && Types.of(part.part().javaType()).isPrimitive();
    return unboxes
        ? CodeBlock.of("$T.requirePresent($S, $L)", RuntimeTypes.INVALID_PART, part.name(), value)
        : value;
  }
}
