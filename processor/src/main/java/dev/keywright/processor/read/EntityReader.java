package dev.keywright.processor.read;

import dev.keywright.processor.declared.Annotated;
import dev.keywright.processor.declared.DeclaredAnnotation;
import dev.keywright.processor.declared.DeclaredEntity;
import dev.keywright.processor.declared.DeclaredEntity.TimeProperty;
import dev.keywright.processor.declared.DeclaredMember;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.model.Entity;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.runtime.time.TimeType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Reads one annotated type as data: its annotations, and the members that are parts of keys. */
record EntityReader(Elements elements, Types types, Annotations annotations) {
  /** Ours that a fix may add, or that mean something where they are not written. */
  private static final List<String> ADDED =
      List.of(
          "PartitionKey",
          "SortKey",
          "Domain",
          "Separator",
          "KeyFormat",
          "KeyCode",
          "EncodedNumber",
          "EncodedText",
          "Bucket",
          "UniqueSuffix",
          "Volume",
          "FrozenLayout",
          "AccessPattern");

  private static final Set<String> TIMES =
      TimeType.withMoment()
          .map(type -> type.valueClass().getName())
          .collect(Collectors.toUnmodifiableSet());

  /**
   * Reads a type.
   *
   * @param firstSight whether no round before has shown it
   * @throws UnresolvedTypeException if something is missing that a later round may bring
   */
  DeclaredEntity read(TypeElement entity, boolean firstSight, Findings findings)
      throws UnresolvedTypeException {
    List<AnnotatedMember> members = MemberSet.of(types, annotations, entity, firstSight, findings);
    Annotated declared = annotations.annotated(entity);
    BucketClasses.requireKnown(declared);
    boolean isPartRefused = findings.hasErrors();
    Mutability mutability = new Mutability(types, entity);
    TypeReader listTypes = new TypeReader(types, Visibility.packageOf(entity), annotations);
    List<DeclaredMember> parts = new ArrayList<>();
    Set<String> suppressions = new TreeSet<>(Visibility.suppressions(entity));
    for (AnnotatedMember member : members) {
      parts.add(
          new DeclaredMember(
              member.declared(),
              member.access(),
              member.nullable(),
              mutability.of(member),
              listTypes.of(member)));
      member.places().forEach(used -> suppressions.addAll(Visibility.suppressions(used)));
    }
    listTypes.used().forEach(used -> suppressions.addAll(Visibility.suppressions(used)));
    if (!parts.isEmpty() || declared.first("PartitionTemplate").isPresent()) {
      requireReachable(entity, findings);
    }
    refuseIdleCodes(entity, findings);
    return new DeclaredEntity(
        entity(entity, suppressions),
        declared,
        FamilyAnnotations.above(entity, annotations),
        hasOneId(entity),
        isPartRefused,
        parts,
        times(entity, declared),
        ADDED.stream().collect(Collectors.toMap(it -> it, annotations::defaults)));
  }

  private static void requireReachable(TypeElement entity, Findings findings) {
    if (!Visibility.isReachable(entity, Visibility.packageOf(entity))) {
      findings
          .error(CheckId.KW004, new ElementSpot(entity, null), "")
          .problem(
              "%s is private, or nested in a private class, so the generated key cannot refer to"
                  + " it",
              entity.getSimpleName())
          .fix("make it package-private");
    }
    if (Visibility.isInnerOfGeneric(entity)) {
      findings
          .error(CheckId.KW004, new ElementSpot(entity, null), "")
          .problem(
              "%s is a non-static member of a generic class, so the generated key cannot refer to"
                  + " it",
              entity.getSimpleName())
          .fix("make it static");
    }
  }

  /** Reports the codes of fields that are no constants of an enum: nothing would read them. */
  private void refuseIdleCodes(TypeElement type, Findings findings) {
    for (Element member : type.getEnclosedElements()) {
      if (member.getKind() != ElementKind.ENUM_CONSTANT) {
        annotations
            .annotated(member)
            .first("KeyCode")
            .ifPresent(
                code ->
                    findings
                        .error(CheckId.KW006, code.spot(), "")
                        .problem(
                            "@KeyCode is the code of an enum constant, and %s is none",
                            member.getSimpleName())
                        .fix("remove @KeyCode"));
      }
    }
  }

  private Entity entity(TypeElement entity, Set<String> suppressions) {
    ModuleElement module = elements.getModuleOf(entity);
    if (module != null && !module.isUnnamed()) {
      // Whether a module hands on our types to its own users is for its module-info to say.
      suppressions.add("exports");
    }
    return new Entity(
        TypeRefs.of(entity),
        entity.getTypeParameters().size(),
        Visibility.isPublic(entity),
        new PropertyMatching(types, entity).names(),
        suppressions,
        FamilyAnnotations.memberships(entity, annotations),
        new ElementSpot(entity, null));
  }

  // Of several, none alone identifies a row. A property has its annotation on its field or its
  // getter; on a record component, on both.
  private boolean hasOneId(TypeElement entity) {
    long fields = ids(ElementFilter.fieldsIn(entity.getEnclosedElements()));
    long methods = ids(ElementFilter.methodsIn(entity.getEnclosedElements()));
    return fields == 1 || (fields == 0 && methods == 1);
  }

  private long ids(List<? extends Element> members) {
    return members.stream()
        .filter(it -> annotations.on(it).stream().anyMatch(DeclaredAnnotation::isId))
        .count();
  }

  /** The properties that {@code @TimeSlice} names, parts of a key or not. */
  private Map<String, TimeProperty> times(TypeElement entity, Annotated declared) {
    Map<String, TimeProperty> times = new HashMap<>();
    for (DeclaredAnnotation slice : declared.all("TimeSlice")) {
      String by = slice.text("by");
      new PropertyMatching(types, entity)
          .readable(by)
          .ifPresent(it -> times.put(by, new TimeProperty(it.access(), time(it.type()))));
    }
    return times;
  }

  private static Optional<TypeRef> time(TypeMirror type) {
    return Supertypes.element(type)
        .filter(it -> TIMES.contains(it.getQualifiedName().toString()))
        .findFirst()
        .map(TypeRefs::of);
  }
}
