package dev.keywright.processor.read;

import dev.keywright.processor.model.BucketClass;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** Reads the class whose method chooses buckets, as {@code @Bucket(function = …)} names it. */
record BucketClasses(TypeElement entity) {
  private static final String FUNCTION = "function";

  /** Waits for the classes that another processor may still write. */
  void requireKnown() throws UnresolvedTypeException {
    for (AnnotationMirror bucket : KeyAnnotations.all(entity, "dev.keywright.Bucket")) {
      AnnotationValue function = AnnotationValues.of(bucket).find(FUNCTION);
      boolean isKnown =
          function == null
              || (function.getValue() instanceof TypeMirror type
                  && type.getKind() != TypeKind.ERROR);
      if (!isKnown) {
        throw new UnresolvedTypeException(FUNCTION);
      }
    }
  }

  /** The class; empty if the attribute is not written, or names no class. */
  Optional<BucketClass> of(@Nullable AnnotationValue function) {
    if (function == null
        || !(function.getValue() instanceof DeclaredType declared)
        || !(declared.asElement() instanceof TypeElement type)) {
      return Optional.empty();
    }
    List<BucketClass.Method> methods =
        ElementFilter.methodsIn(type.getEnclosedElements()).stream()
            .filter(method -> method.getSimpleName().contentEquals(BucketClass.METHOD))
            .map(BucketClasses::method)
            .toList();
    boolean isReachable = Visibility.isReachable(type, Visibility.packageOf(entity));
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
    TypeMirror at = thrown;
    while (at instanceof DeclaredType declared
        && declared.asElement() instanceof TypeElement exception) {
      String name = exception.getQualifiedName().toString();
      if (name.equals("java.lang.RuntimeException") || name.equals("java.lang.Error")) {
        return false;
      }
      at = exception.getSuperclass();
    }
    return true;
  }
}
