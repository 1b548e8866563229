package dev.keywright.processor.read;

import dev.keywright.processor.model.Naming;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Types;

/** Which fields, getters and components of an entity belong together. */
final class PropertyMatching {
  private static final Set<String> OF_EVERY_OBJECT = Set.of("hashCode", "toString", "clone");

  private final Types types;
  private final List<? extends RecordComponentElement> components;

  // Read once: a compiler makes a new list of all members each time.
  private final List<VariableElement> fields;
  private final List<ExecutableElement> methods;
  private final List<ExecutableElement> constructors;

  /** The names of fields by the names that their getters may have. */
  private final Map<String, String> byGetter = new HashMap<>();

  PropertyMatching(Types types, TypeElement entity) {
    this.types = types;
    this.components = entity.getRecordComponents();
    List<? extends Element> members = entity.getEnclosedElements();
    this.fields = ElementFilter.fieldsIn(members);
    this.methods = ElementFilter.methodsIn(members);
    this.constructors = ElementFilter.constructorsIn(members);
    for (VariableElement field : fields) {
      String name = field.getSimpleName().toString();
      getterNames(field).forEach(getter -> byGetter.putIfAbsent(getter, name));
    }
  }

  /** The fields, in the order of the source. */
  List<VariableElement> fields() {
    return fields;
  }

  /** The methods, in the order of the source. */
  List<ExecutableElement> methods() {
    return methods;
  }

  /** The constructors, in the order of the source. */
  List<ExecutableElement> constructors() {
    return constructors;
  }

  /** The call that reads a field, if there is a getter for it; the most usual name is preferred. */
  Optional<String> getterOf(VariableElement field) {
    return getterNames(field).stream()
        .filter(name -> isGetter(name, field))
        .findFirst()
        .map(name -> name + "()");
  }

  /** The names of all properties, in the order of the source: fields before getters. */
  Set<String> names() {
    Set<String> names = new LinkedHashSet<>();
    for (VariableElement field : fields) {
      if (!field.getModifiers().contains(Modifier.STATIC)) {
        names.add(field.getSimpleName().toString());
      }
    }
    for (ExecutableElement method : methods) {
      boolean isValue = isReadable(method) && method.getReturnType().getKind() != TypeKind.VOID;
      if (isValue && !OF_EVERY_OBJECT.contains(method.getSimpleName().toString())) {
        names.add(nameOf(method));
      }
    }
    return Collections.unmodifiableSet(names);
  }

  /** How a property can be read: the call or field, and its type. */
  record Reading(String access, TypeMirror type) {}

  /** The property of a name, if generated code can read it. */
  Optional<Reading> readable(String name) {
    for (RecordComponentElement component : components) {
      if (component.getSimpleName().contentEquals(name)) {
        return Optional.of(new Reading(name + "()", component.asType()));
      }
    }
    for (VariableElement field : fields) {
      boolean isField =
          field.getSimpleName().contentEquals(name)
              && !field.getModifiers().contains(Modifier.STATIC);
      Optional<String> access = isField ? getterOf(field) : Optional.empty();
      if (isField && access.isEmpty() && !field.getModifiers().contains(Modifier.PRIVATE)) {
        access = Optional.of(name);
      }
      if (access.isPresent()) {
        return Optional.of(new Reading(access.get(), field.asType()));
      }
    }
    return methods.stream()
        .filter(method -> isReadable(method) && nameOf(method).equals(name))
        .findFirst()
        .map(method -> new Reading(method.getSimpleName() + "()", method.getReturnType()));
  }

  private boolean isGetter(String name, VariableElement field) {
    return methods.stream()
        .filter(method -> method.getSimpleName().contentEquals(name) && isReadable(method))
        .anyMatch(method -> types.isSameType(method.getReturnType(), field.asType()));
  }

  /**
   * The names that a getter may have. Of eMail, JavaBeans make geteMail and Lombok makes getEMail.
   */
  static List<String> getterNames(VariableElement field) {
    String name = field.getSimpleName().toString();
    String capitalized = Naming.capitalized(name);
    return List.of("get" + capitalized, name, "is" + capitalized, "get" + name, "is" + name);
  }

  /** Whether generated code can call a method as a getter. */
  static boolean isReadable(ExecutableElement method) {
    return method.getParameters().isEmpty()
        && method.getTypeParameters().isEmpty()
        && method.getThrownTypes().isEmpty()
        && method.getReturnType().getKind() != TypeKind.ERROR
        && !method.getModifiers().contains(Modifier.STATIC)
        && !method.getModifiers().contains(Modifier.PRIVATE);
  }

  /**
   * Where annotations of a component may be. The field first: of the three that share them, javac
   * knows the position of that one.
   */
  List<Element> placesOf(RecordComponentElement component) {
    List<Element> places = new ArrayList<>();
    fields.stream()
        .filter(it -> it.getSimpleName().contentEquals(component.getSimpleName()))
        .forEach(places::add);
    places.add(component);
    methods.stream()
        .filter(it -> it.getParameters().isEmpty())
        .filter(it -> it.getSimpleName().contentEquals(component.getSimpleName()))
        .forEach(places::add);
    constructors.stream()
        .filter(this::isCanonical)
        .flatMap(constructor -> constructor.getParameters().stream())
        .filter(it -> it.getSimpleName().contentEquals(component.getSimpleName()))
        .forEach(places::add);
    return places;
  }

  // Written out, it may have annotations that the components lack.
  private boolean isCanonical(ExecutableElement constructor) {
    List<? extends VariableElement> parameters = constructor.getParameters();
    return parameters.size() == components.size()
        && IntStream.range(0, parameters.size())
            .allMatch(
                i -> types.isSameType(parameters.get(i).asType(), components.get(i).asType()));
  }

  /** The annotated element, and the field and the getters of the same property. */
  List<Element> placesOf(String name, Element annotated) {
    List<Element> places = new ArrayList<>();
    places.add(annotated);
    for (VariableElement field : fields) {
      if (field.getSimpleName().contentEquals(name)) {
        places.add(field);
        methods.stream()
            .filter(method -> method.getParameters().isEmpty())
            .filter(method -> getterNames(field).contains(method.getSimpleName().toString()))
            .forEach(places::add);
      }
    }
    return places;
  }

  /** The name of the property that a getter reads: {@code getDeviceId} reads {@code deviceId}. */
  String nameOf(ExecutableElement getter) {
    String method = getter.getSimpleName().toString();
    String field = byGetter.get(method);
    return field == null ? propertyName(method) : field;
  }

  private static String propertyName(String method) {
    for (String prefix : List.of("get", "is")) {
      if (method.length() > prefix.length()
          && method.startsWith(prefix)
          && !Character.isLowerCase(method.charAt(prefix.length()))) {
        return decapitalized(method.substring(prefix.length()));
      }
    }
    return method;
  }

  // As JavaBeans has it: getURL reads URL, not uRL.
  private static String decapitalized(String name) {
    boolean acronym = name.length() > 1 && Character.isUpperCase(name.charAt(1));
    return acronym ? name : Character.toLowerCase(name.charAt(0)) + name.substring(1);
  }
}
