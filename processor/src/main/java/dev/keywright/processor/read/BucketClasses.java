package dev.keywright.processor.read;

import dev.keywright.processor.declared.Annotated;
import dev.keywright.processor.declared.DeclaredAnnotation;
import dev.keywright.processor.model.BucketClass;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** Reads the class whose method chooses buckets, as {@code @Bucket(function = …)} names it. */
final class BucketClasses {
  static final String FUNCTION = "function";

  private BucketClasses() {}

  /** Waits for the classes that another processor may still write. */
  static void requireKnown(Annotated entity) throws UnresolvedTypeException {
    for (DeclaredAnnotation bucket : entity.all("Bucket")) {
      boolean isWritten = bucket.written().containsKey(FUNCTION);
      if (isWritten && bucket.find(FUNCTION, BucketClass.class).isEmpty()) {
        throw new UnresolvedTypeException(FUNCTION);
      }
    }
  }

  /** The class as generated code next to a declaration sees it; empty if it is none. */
  static Optional<BucketClass> of(TypeMirror function, Element place) {
    if (function.getKind() != TypeKind.DECLARED
        || !(function instanceof DeclaredType declared)
        || !(declared.asElement() instanceof TypeElement type)) {
      return Optional.empty();
    }
    List<BucketClass.Method> methods =
        ElementFilter.methodsIn(type.getEnclosedElements()).stream()
            .filter(method -> method.getSimpleName().contentEquals(BucketClass.METHOD))
            .map(BucketClasses::method)
            .toList();
    boolean isReachable = Visibility.isReachable(type, Visibility.packageOf(place));
    return Optional.of(new BucketClass(TypeRefs.of(type), isReachable, methods));
  }

  private static BucketClass.Method method(ExecutableElement method) {
    return new BucketClass.Method(
        method.getModifiers().contains(Modifier.PUBLIC),
        method.getModifiers().contains(Modifier.STATIC),
        name(method.getReturnType()),
        method.getParameters().stream()
            .map(VariableElement::asType)
            .map(BucketClasses::name)
            .toList(),
        method.getThrownTypes().stream().anyMatch(BucketClasses::isChecked));
  }

  private static String name(TypeMirror type) {
    if (type instanceof DeclaredType declared
        && declared.asElement() instanceof TypeElement named) {
      return named.getQualifiedName().toString();
    }
    if (type instanceof ArrayType array) {
      return name(array.getComponentType()) + "[]";
    }
    return type.getKind().isPrimitive()
        ? type.getKind().name().toLowerCase(Locale.ROOT)
        : type.toString();
  }

  private static boolean isChecked(TypeMirror thrown) {
    return !Supertypes.isA(thrown, "java.lang.RuntimeException")
        && !Supertypes.isA(thrown, "java.lang.Error");
  }
}
