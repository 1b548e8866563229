package dev.keywright.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** The constructor, which refuses every value that cannot be encoded. */
final class ConstructorMethod {
  private static final Set<TypeName> NEVER_REFUSED =
      Set.of(TypeName.BOOLEAN, TypeName.FLOAT, TypeName.DOUBLE);

  private ConstructorMethod() {}

  /** The parameters, which JavaPoet takes as the record's header. */
  static MethodSpec header(KeyParts key) {
    return MethodSpec.constructorBuilder().addParameters(KeyParts.parameters(key.parts())).build();
  }

  static MethodSpec compact(KeyParts key, Modifier[] visibility) {
    MethodSpec.Builder method =
        MethodSpec.compactConstructorBuilder()
            .addJavadoc(
                "Checks every part.\n\n@throws $L if a part may not hold its value\n",
                RuntimeTypes.INVALID_PART)
            .addModifiers(visibility);
    for (PartCode part : key.parts()) {
      if (part.isList()) {
        method.addStatement("$1N = $2L.copyOf($1N)", part.name(), part.codec());
      } else if (!NEVER_REFUSED.contains(part.type())) {
        method.addStatement(
            "$L.check($L)", part.codec(), part.unwrapped(CodeBlock.of("$N", part.name())));
      }
      // Another literal ends the copy, so that it may take other characters.
      for (PartCode copy : key.copiesOf(part)) {
        if (!copy.encoding().accepted().equals(part.encoding().accepted())) {
          method.addStatement(
              "$L.check($L)", copy.codec(), part.unwrapped(CodeBlock.of("$N", part.name())));
        }
      }
      if (part.isArray()) {
        method.addStatement("$1N = $1N.clone()", part.name());
      }
    }
    return method.build();
  }
}
