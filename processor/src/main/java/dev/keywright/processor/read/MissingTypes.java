package dev.keywright.processor.read;

import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * Finds types that do not exist yet. It must look before any other question is asked of a type:
 * javac answers that an unresolved type is the same as every other.
 */
final class MissingTypes {
  private MissingTypes() {}

  /** The name of a missing type inside a type, or null if all of it is there. */
  static @Nullable String in(TypeMirror type) {
    if (type.getKind() == TypeKind.ERROR) {
      return type.toString();
    }
    if (type instanceof ArrayType array) {
      return in(array.getComponentType());
    }
    if (type instanceof DeclaredType declared) {
      for (TypeMirror argument : declared.getTypeArguments()) {
        String missing = in(argument);
        if (missing != null) {
          return missing;
        }
      }
    }
    return null;
  }
}
