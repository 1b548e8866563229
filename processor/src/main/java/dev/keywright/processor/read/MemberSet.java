package dev.keywright.processor.read;

import dev.keywright.processor.declared.Annotated;
import dev.keywright.processor.declared.DeclaredAnnotation;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.model.SourceSpot;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
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
import javax.lang.model.util.Types;

/** Collects the annotated members of an entity, each once, however its annotations were spread. */
final class MemberSet {
  private final Types types;
  private final Annotations annotations;
  private final TypeElement entity;
  private final PropertyMatching properties;
  private final boolean firstSight;
  private final Findings findings;
  private final List<AnnotatedMember> members = new ArrayList<>();

  private MemberSet(
      Types types,
      Annotations annotations,
      TypeElement entity,
      boolean firstSight,
      Findings findings) {
    this.types = types;
    this.annotations = annotations;
    this.entity = entity;
    this.properties = new PropertyMatching(types, entity);
    this.firstSight = firstSight;
    this.findings = findings;
  }

  /**
   * The members, record components first; those that generated code cannot read are reported.
   *
   * @param firstSight whether no round before has shown this entity
   * @throws UnresolvedTypeException if a type is missing, or a getter that Lombok may still add
   */
  static List<AnnotatedMember> of(
      Types types,
      Annotations annotations,
      TypeElement entity,
      boolean firstSight,
      Findings findings)
      throws UnresolvedTypeException {
    MemberSet members = new MemberSet(types, annotations, entity, firstSight, findings);
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
    for (VariableElement field : properties.fields()) {
      if (!components.contains(field.getSimpleName().toString())) {
        addField(field);
      }
    }
    for (ExecutableElement method : properties.methods()) {
      boolean ofComponent =
          method.getParameters().isEmpty()
              && components.contains(method.getSimpleName().toString());
      if (!ofComponent) {
        addMethod(method);
      }
    }
    for (Element element : entity.getEnclosedElements()) {
      boolean ofComponent = components.contains(element.getSimpleName().toString());
      if (ofComponent && members.isEmpty()) {
        // A record without a part may be what a list of an entity holds.
        continue;
      }
      // Of a component, its field speaks for all three.
      if ((!ofComponent || element.getKind().isField()) && !isValue(element)) {
        refuseIdleFacts(element);
      }
    }
  }

  // What a class without parts says of its one value holds wherever the class is a part.
  private boolean isValue(Element element) {
    return members.isEmpty()
        && new SingleValueTypes(types)
            .shape(entity, Visibility.packageOf(entity))
            .filter(it -> it.places().contains(element))
            .isPresent();
  }

  private void refuseIdleFacts(Element element) {
    Annotated declared = annotations.annotated(element);
    boolean isPart =
        members.stream().anyMatch(member -> member.places().contains(element))
            || !declared.parts().isEmpty();
    if (!isPart) {
      for (String name : List.of("Domain", "EncodedNumber", "EncodedText")) {
        declared.first(name).ifPresent(it -> refuseIdle(element, it.spot(), "@" + name));
      }
    }
  }

  private void refuseIdle(Element element, SourceSpot spot, String annotation) {
    findings
        .error(CheckId.KW006, spot, "")
        .problem(
            "%s on %s has no effect, because it is not a part of a key",
            annotation, element.getSimpleName())
        .fix(
            "annotate it with @PartitionKey or @SortKey, or write %s where the part is",
            annotation);
  }

  // The places share copies of the annotations; an explicit accessor may add some of its own.
  private void addComponent(RecordComponentElement component) throws UnresolvedTypeException {
    String name = component.getSimpleName().toString();
    List<Element> places = properties.placesOf(component);
    boolean nullable = places.stream().anyMatch(Annotations::saysNullable);
    Annotated all = annotations.annotated(name, places);
    for (Element place : places) {
      List<DeclaredAnnotation> parts =
          all.parts().stream().filter(part -> isOn(place, part)).toList();
      if (!parts.isEmpty()) {
        requireResolved(name, component.asType(), parts);
        members.add(
            new AnnotatedMember(
                component.asType(), name + "()", nullable, places, of(all, parts, place)));
      }
    }
  }

  private static boolean isOn(Element place, DeclaredAnnotation annotation) {
    return annotation.spot() instanceof ElementSpot spot && spot.element().equals(place);
  }

  /** A member with the annotations of one place that make parts of it, and all other ones. */
  private static Annotated of(Annotated all, List<DeclaredAnnotation> parts, Element place) {
    List<DeclaredAnnotation> own = new ArrayList<>(parts);
    all.annotations().stream().filter(it -> !all.parts().contains(it)).forEach(own::add);
    return new Annotated(all.name(), new ElementSpot(place, null), own);
  }

  private Annotated of(String name, List<Element> places, List<DeclaredAnnotation> parts) {
    return of(annotations.annotated(name, places), parts, places.get(0));
  }

  private void addField(VariableElement field) throws UnresolvedTypeException {
    List<DeclaredAnnotation> parts = annotations.annotated(field).parts();
    if (parts.isEmpty()) {
      return;
    }
    String name = field.getSimpleName().toString();
    if (field.getModifiers().contains(Modifier.STATIC)) {
      unreachable(
          parts,
          name + " is static, so all rows would have the same value",
          "annotate an instance field");
      return;
    }
    requireResolved(name, field.asType(), parts);
    boolean isPrivate = field.getModifiers().contains(Modifier.PRIVATE);
    // Lombok not only adds getters, it also makes fields private.
    boolean mayChange = Lombok.mayChange(entity) && (firstSight || isPrivate);
    boolean isReachable = !isPrivate && !mayChange;
    Optional<String> access =
        properties.getterOf(field).or(() -> Optional.of(name).filter(it -> isReachable));
    if (access.isPresent()) {
      List<Element> places = properties.placesOf(name, field);
      Annotated declared = of(name, places, parts);
      boolean isNullable = Annotations.saysNullable(field);
      members.add(new AnnotatedMember(field.asType(), access.get(), isNullable, places, declared));
    } else if (mayChange) {
      throw UnresolvedTypeException.getter(parts.get(0).spot(), name);
    } else {
      String problem =
          "%s is private, and %s has no getter that returns its type, so the generated key cannot"
              + " read it";
      String advice =
          "add %s() or %s(), not private and without checked exceptions, or make the field"
              + " package-private and final";
      unreachable(
          parts,
          problem.formatted(name, entity.getSimpleName()),
          advice.formatted(PropertyMatching.getterNames(field).get(0), name));
    }
  }

  private void addMethod(ExecutableElement method) throws UnresolvedTypeException {
    List<DeclaredAnnotation> parts = annotations.annotated(method).parts();
    if (parts.isEmpty()) {
      return;
    }
    String methodName = method.getSimpleName().toString();
    String name = properties.nameOf(method);
    requireResolved(name, method.getReturnType(), parts);
    if (PropertyMatching.isReadable(method) && method.getReturnType().getKind() != TypeKind.VOID) {
      List<Element> places = properties.placesOf(name, method);
      members.add(
          new AnnotatedMember(
              method.getReturnType(),
              methodName + "()",
              Annotations.saysNullable(method),
              places,
              of(name, places, parts)));
    } else {
      unreachable(
          parts,
          methodName
              + "() cannot be read as a part: the generated key calls a getter without arguments,"
              + " from the same package",
          "annotate an instance method without parameters, type parameters and checked exceptions"
              + " that is not private and returns the value");
    }
  }

  private static void requireResolved(String part, TypeMirror type, List<DeclaredAnnotation> parts)
      throws UnresolvedTypeException {
    String missing = MissingTypes.in(type);
    if (missing != null) {
      throw UnresolvedTypeException.type(parts.get(0).spot(), part, missing);
    }
  }

  private void unreachable(List<DeclaredAnnotation> parts, String problem, String fix) {
    findings.error(CheckId.KW004, parts.get(0).spot(), "").problem(problem).fix(fix);
  }
}
