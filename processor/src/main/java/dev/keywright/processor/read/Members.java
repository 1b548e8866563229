package dev.keywright.processor.read;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.read.KeyAnnotations.PartAnnotation;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
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

/** Collects the annotated members of an entity, each once, however its annotations were spread. */
final class Members {
  private final Types types;
  private final TypeElement entity;
  private final boolean firstSight;
  private final Findings findings;
  private final List<Member> members = new ArrayList<>();

  private Members(Types types, TypeElement entity, boolean firstSight, Findings findings) {
    this.types = types;
    this.entity = entity;
    this.firstSight = firstSight;
    this.findings = findings;
  }

  /**
   * The members, record components first; those that generated code cannot read are reported.
   *
   * @param firstSight whether no round before has shown this entity
   * @throws UnresolvedTypeException if a type is missing, or a getter that Lombok may still add
   */
  static List<Member> of(Types types, TypeElement entity, boolean firstSight, Findings findings)
      throws UnresolvedTypeException {
    Members members = new Members(types, entity, firstSight, findings);
    members.collect();
    return List.copyOf(members.members);
  }

  private void collect() throws UnresolvedTypeException {
    // An annotation on a component is also on its field and its accessor.
    Set<String> components = new HashSet<>();
    for (RecordComponentElement component : entity.getRecordComponents()) {
      components.add(component.getSimpleName().toString());
      addComponent(component);
    }
    for (VariableElement field : ElementFilter.fieldsIn(entity.getEnclosedElements())) {
      if (!components.contains(field.getSimpleName().toString())) {
        addField(field);
      }
    }
    for (ExecutableElement method : ElementFilter.methodsIn(entity.getEnclosedElements())) {
      boolean ofComponent =
          method.getParameters().isEmpty()
              && components.contains(method.getSimpleName().toString());
      if (!ofComponent) {
        addMethod(method);
      }
    }
  }

  private void addComponent(RecordComponentElement component) throws UnresolvedTypeException {
    String name = component.getSimpleName().toString();
    for (Element place : placesOf(component)) {
      List<PartAnnotation> parts = KeyAnnotations.parts(place);
      if (!parts.isEmpty()) {
        requireResolved(place, name, component.asType(), parts);
        boolean nullable = placesOf(component).stream().anyMatch(KeyAnnotations::saysNullable);
        members.add(
            new Member(
                name,
                component.asType(),
                name + "()",
                nullable,
                place,
                placesOf(component),
                parts));
        return;
      }
    }
  }

  // The field first: of the three that share the annotation, javac knows the position of that one.
  private List<Element> placesOf(RecordComponentElement component) {
    List<Element> places = new ArrayList<>();
    ElementFilter.fieldsIn(entity.getEnclosedElements()).stream()
        .filter(it -> it.getSimpleName().contentEquals(component.getSimpleName()))
        .forEach(places::add);
    places.add(component);
    ElementFilter.methodsIn(entity.getEnclosedElements()).stream()
        .filter(it -> it.getParameters().isEmpty())
        .filter(it -> it.getSimpleName().contentEquals(component.getSimpleName()))
        .forEach(places::add);
    return places;
  }

  // Its field and its getters: an annotation may stand on the one and its facts on the other.
  private List<Element> placesOf(String name, Element annotated) {
    List<Element> places = new ArrayList<>();
    places.add(annotated);
    for (VariableElement field : ElementFilter.fieldsIn(entity.getEnclosedElements())) {
      if (field.getSimpleName().contentEquals(name)) {
        places.add(field);
        ElementFilter.methodsIn(entity.getEnclosedElements()).stream()
            .filter(method -> method.getParameters().isEmpty())
            .filter(method -> getterNames(field).contains(method.getSimpleName().toString()))
            .forEach(places::add);
      }
    }
    return places;
  }

  private void addField(VariableElement field) throws UnresolvedTypeException {
    List<PartAnnotation> parts = KeyAnnotations.parts(field);
    if (parts.isEmpty()) {
      return;
    }
    String name = field.getSimpleName().toString();
    if (field.getModifiers().contains(Modifier.STATIC)) {
      unreachable(
          field,
          parts,
          name + " is static, and a part belongs to one entity",
          "annotate an instance field");
      return;
    }
    requireResolved(field, name, field.asType(), parts);
    Optional<String> access = getterOf(field);
    boolean isPrivate = field.getModifiers().contains(Modifier.PRIVATE);
    // Lombok not only adds getters, it also makes fields private.
    boolean mayChange = Lombok.mayChange(entity) && (firstSight || isPrivate);
    if (access.isEmpty() && !isPrivate && !mayChange) {
      access = Optional.of(name);
    }
    if (access.isPresent()) {
      boolean nullable = KeyAnnotations.saysNullable(field);
      members.add(
          new Member(
              name, field.asType(), access.get(), nullable, field, placesOf(name, field), parts));
    } else if (mayChange) {
      throw UnresolvedTypeException.getter(new ElementSpot(field, parts.get(0).mirror()), name);
    } else {
      unreachable(
          field,
          parts,
          name + " is private and has no getter that returns its type",
          "add "
              + getterNames(field).get(0)
              + "() or "
              + name
              + "(), not private and without"
              + " checked exceptions, or make the field package-private");
    }
  }

  private Optional<String> getterOf(VariableElement field) {
    List<String> names = getterNames(field);
    return ElementFilter.methodsIn(entity.getEnclosedElements()).stream()
        .filter(method -> isReadable(method))
        .filter(method -> types.isSameType(method.getReturnType(), field.asType()))
        .map(method -> method.getSimpleName().toString())
        .filter(names::contains)
        .findFirst()
        .map(method -> method + "()");
  }

  // Of eMail, JavaBeans make geteMail and Lombok makes getEMail.
  private static List<String> getterNames(VariableElement field) {
    String name = field.getSimpleName().toString();
    String capitalized = name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    return List.of("get" + capitalized, name, "is" + capitalized, "get" + name, "is" + name);
  }

  private static boolean isReadable(ExecutableElement method) {
    return method.getParameters().isEmpty()
        && method.getTypeParameters().isEmpty()
        && method.getThrownTypes().isEmpty()
        && method.getReturnType().getKind() != TypeKind.ERROR
        && !method.getModifiers().contains(Modifier.STATIC)
        && !method.getModifiers().contains(Modifier.PRIVATE);
  }

  private void addMethod(ExecutableElement method) throws UnresolvedTypeException {
    List<PartAnnotation> parts = KeyAnnotations.parts(method);
    if (parts.isEmpty()) {
      return;
    }
    String methodName = method.getSimpleName().toString();
    String name = propertyName(method);
    requireResolved(method, name, method.getReturnType(), parts);
    if (isReadable(method) && method.getReturnType().getKind() != TypeKind.VOID) {
      boolean nullable = KeyAnnotations.saysNullable(method);
      members.add(
          new Member(
              name,
              method.getReturnType(),
              methodName + "()",
              nullable,
              method,
              placesOf(name, method),
              parts));
    } else {
      unreachable(
          method,
          parts,
          methodName + "() cannot be called as a getter",
          "annotate an instance method without parameters, type parameters and checked exceptions"
              + " that is not private and returns the value");
    }
  }

  /** The name of the property that a getter reads: {@code getDeviceId} reads {@code deviceId}. */
  private String propertyName(ExecutableElement getter) {
    String method = getter.getSimpleName().toString();
    for (VariableElement field : ElementFilter.fieldsIn(entity.getEnclosedElements())) {
      if (getterNames(field).contains(method)) {
        return field.getSimpleName().toString();
      }
    }
    return propertyName(method);
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

  private static void requireResolved(
      Element element, String part, TypeMirror type, List<PartAnnotation> parts)
      throws UnresolvedTypeException {
    String missing = Unresolved.in(type);
    if (missing != null) {
      throw UnresolvedTypeException.type(
          new ElementSpot(element, parts.get(0).mirror()), part, missing);
    }
  }

  private void unreachable(
      Element element, List<PartAnnotation> parts, String problem, String fix) {
    findings.error(
        CheckId.KW004, new ElementSpot(element, parts.get(0).mirror()), "", problem, fix);
  }
}
