package dev.keywright.processor.emit;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.keywright.layout.signature.TypeSignature;
import dev.keywright.processor.emit.key.KeyParts;
import dev.keywright.processor.emit.key.PartCode;
import dev.keywright.runtime.codec.AcceptedValues;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** The constructor, which refuses every value that cannot be encoded. */
final class ConstructorMethod {
  private static final Set<TypeName> NEVER_REFUSED =
      Set.of(TypeName.BOOLEAN, TypeName.FLOAT, TypeName.DOUBLE);

  /** The types whose largest number is that of their bytes. */
  private static final Set<TypeName> NUMBERS =
      Set.of(TypeName.BYTE, TypeName.SHORT, TypeName.INT, TypeName.LONG);

  private ConstructorMethod() {}

  /** The parameters, which JavaPoet takes as the record's header. */
  static MethodSpec header(KeyParts key) {
    return MethodSpec.constructorBuilder().addParameters(KeyParts.parameters(key.parts())).build();
  }

  static MethodSpec compact(KeyParts key, Modifier[] visibility) {
    MethodSpec.Builder method =
        MethodSpec.compactConstructorBuilder()
            .addJavadoc(
                "Checks every part. Throws {@code InvalidPartException} for a value that is not"
                    + " allowed.\n")
            .addModifiers(visibility);
    for (PartCode part : key.parts()) {
      if (part.isList()) {
        method.addStatement("$1N = $2L.copyOf($1N)", part.name(), part.codec());
      } else if (!holdsAll(part)) {
        method.addStatement("$L.check($L)", part.codec(), part.inside());
      }
      // Another literal ends the copy, so that it may take other characters.
      for (PartCode copy : key.copiesOf(part)) {
        if (!copy.encoding().accepted().equals(part.encoding().accepted())) {
          method.addStatement("$L.check($L)", copy.codec(), part.inside());
        }
      }
      if (part.isArray()) {
        method.addStatement("$1N = $1N.clone()", part.name());
      }
    }
    return method.build();
  }

  /** Whether a part can hold all values of its type. */
  private static boolean holdsAll(PartCode part) {
    if (!NUMBERS.contains(part.type())) {
      return NEVER_REFUSED.contains(part.type());
    }
    AcceptedValues numbers = part.value().accepts();
    TypeSignature type = part.part().signature().type();
    return numbers.min() <= type.smallest() && numbers.max() >= type.largest();
  }
}
