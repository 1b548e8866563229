package dev.keywright.processor.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Types;

/** Recognises types that hold one value: a record of one component, or a class shaped like one. */
record SingleValueTypes(Types types) {
  private static final Set<String> OF_OBJECT = Set.of("hashCode", "toString", "clone", "getClass");

  /**
   * How a single-value type hands out its value, and the type of that, which may be missing.
   *
   * @param used the constructor and the accessor
   * @param places where annotations of the value may be
   */
  record Shape(String access, TypeMirror valueType, List<Element> used, List<Element> places) {}

  /** The shape of a type, if generated code in a package can take it apart and put it together. */
  Optional<Shape> shape(TypeElement type, PackageElement from) {
    boolean isClass = type.getKind() == ElementKind.CLASS || type.getKind() == ElementKind.RECORD;
    boolean inner =
        type.getNestingKind().isNested() && !type.getModifiers().contains(Modifier.STATIC);
    // Of the platform's classes some look like that by chance, such as Random.
    String name = type.getQualifiedName().toString();
    boolean isPlatform = name.startsWith("java.") || name.startsWith("javax.");
    if (!isClass
        || inner
        || isPlatform
        || type.getModifiers().contains(Modifier.ABSTRACT)
        || !type.getTypeParameters().isEmpty()) {
      return Optional.empty();
    }
    return type.getKind() == ElementKind.RECORD ? ofRecord(type) : ofClass(type, from);
  }

  private Optional<Shape> ofRecord(TypeElement type) {
    List<? extends RecordComponentElement> components = type.getRecordComponents();
    return components.size() == 1
        ? Optional.of(
            new Shape(
                components.get(0).getSimpleName() + "()",
                components.get(0).asType(),
                List.copyOf(type.getEnclosedElements()),
                new PropertyMatching(types, type).placesOf(components.get(0))))
        : Optional.empty();
  }

  private Optional<Shape> ofClass(TypeElement type, PackageElement from) {
    List<ExecutableElement> constructors =
        ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
            .filter(it -> it.getParameters().size() == 1 && it.getThrownTypes().isEmpty())
            .filter(it -> Visibility.isReachable(it, from))
            .toList();
    if (constructors.size() != 1) {
      return Optional.empty();
    }
    TypeMirror valueType = constructors.get(0).getParameters().get(0).asType();
    if (MissingTypes.in(valueType) != null) {
      return Optional.of(new Shape("", valueType, List.of(), List.of()));
    }
    List<ExecutableElement> accessors =
        ElementFilter.methodsIn(type.getEnclosedElements()).stream()
            .filter(it -> isAccessor(it, valueType) && Visibility.isReachable(it, from))
            .toList();
    return accessors.size() == 1
        ? Optional.of(
            new Shape(
                accessors.get(0).getSimpleName() + "()",
                valueType,
                List.of(constructors.get(0), accessors.get(0)),
                places(type, constructors.get(0), accessors.get(0))))
        : Optional.empty();
  }

  private List<Element> places(
      TypeElement type, ExecutableElement constructor, ExecutableElement accessor) {
    List<Element> fields = new ArrayList<>();
    for (Element field : ElementFilter.fieldsIn(type.getEnclosedElements())) {
      boolean isStatic = field.getModifiers().contains(Modifier.STATIC);
      if (!isStatic && types.isSameType(field.asType(), accessor.getReturnType())) {
        fields.add(field);
      }
    }
    List<Element> places = new ArrayList<>(constructor.getParameters());
    places.add(accessor);
    // Of several fields, nobody knows which one holds the value.
    places.addAll(fields.size() == 1 ? fields : List.of());
    return places;
  }

  private boolean isAccessor(ExecutableElement method, TypeMirror valueType) {
    return method.getParameters().isEmpty()
        && method.getTypeParameters().isEmpty()
        && method.getThrownTypes().isEmpty()
        && !method.getModifiers().contains(Modifier.STATIC)
        && !OF_OBJECT.contains(method.getSimpleName().toString())
        && method.getReturnType().getKind() != TypeKind.ERROR
        && types.isSameType(method.getReturnType(), valueType);
  }
}
