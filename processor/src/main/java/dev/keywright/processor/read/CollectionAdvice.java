package dev.keywright.processor.read;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/**
 * What to declare instead of a collection that is neither a {@code List} nor a {@code SortedMap}.
 */
final class CollectionAdvice {
  static final String PROBLEM =
      "of collections, only List and SortedMap can be parts, and not inside another type";

  private static final String COLLECTION = "java.util.Collection";
  private static final String MAP = "java.util.Map";

  private CollectionAdvice() {}

  /** Empty for a type that is no collection. */
  static Optional<String> of(DeclaredType type) {
    if (Supertypes.isA(type, MAP)) {
      return Optional.of(declare("SortedMap", type.getTypeArguments(), 2, ""));
    }
    return Supertypes.isA(type, COLLECTION)
        ? Optional.of(declare("List", type.getTypeArguments(), 1, sorted(type)))
        : Optional.empty();
  }

  /** Empty for an array whose elements cannot be those of a list. */
  static Optional<String> ofArray(TypeMirror component) {
    return component instanceof ArrayType
        ? Optional.empty()
        : Optional.of(declare("List", List.of(component), 1, ""));
  }

  // Equal sets must give equal keys, whatever order they iterate in.
  private static String sorted(DeclaredType type) {
    return Supertypes.isA(type, "java.util.Set") ? ", sorted" : "";
  }

  private static String declare(
      String type, List<? extends TypeMirror> arguments, int count, String then) {
    String whole =
        arguments.size() == count
            ? arguments.stream()
                .map(CollectionAdvice::name)
                .collect(Collectors.joining(", ", type + "<", ">"))
            : type;
    return "declare it as " + whole + then + ", as the last part of the key";
  }

  private static String name(TypeMirror argument) {
    if (argument.getKind().isPrimitive()) {
      return switch (argument.getKind()) {
        case INT -> "Integer";
        case CHAR -> "Character";
        default -> {
          String word = argument.getKind().name().toLowerCase(Locale.ROOT);
          yield word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
        }
      };
    }
    return argument instanceof DeclaredType declared
            && declared.asElement() instanceof TypeElement element
        ? TypeRefs.of(element).name()
        : argument.toString();
  }
}
