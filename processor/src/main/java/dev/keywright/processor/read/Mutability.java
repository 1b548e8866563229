package dev.keywright.processor.read;

import dev.keywright.processor.declared.DeclaredAnnotation;
import dev.keywright.processor.model.Naming;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Types;

/** Finds what may change a member after its row is written. */
record Mutability(Types types, TypeElement entity) {
  private static final Set<String> CHANGING =
      Set.of(
          "persistence.Version",
          "spring.Version",
          "spring.LastModifiedDate",
          "spring.LastModifiedBy",
          "hibernate.UpdateTimestamp");
  // The mapper sets these once, and needs the setter to do it.
  private static final Set<String> SET_ONCE =
      Set.of("spring.CreatedDate", "spring.CreatedBy", "hibernate.CreationTimestamp");
  private static final List<String> SETTING_ANNOTATIONS = List.of("lombok.Setter", "lombok.Data");
  private static final Set<String> HIDDEN_LEVELS = Set.of("NONE", "PRIVATE");

  /**
   * As users name it: {@code setSellerId}, {@code @LastModifiedDate}; empty if nothing is known.
   */
  Optional<String> of(AnnotatedMember member) {
    List<DeclaredAnnotation> annotations = member.declared().annotations();
    Optional<String> changing =
        annotations.stream()
            .filter(it -> CHANGING.contains(it.name()))
            .map(DeclaredAnnotation::shown)
            .findFirst();
    boolean isKept =
        entity.getKind() == ElementKind.RECORD
            || annotations.stream().anyMatch(Mutability::isSetOnce)
            || field(member).anyMatch(it -> it.getModifiers().contains(Modifier.FINAL));
    return changing.isPresent() || isKept ? changing : setter(member);
  }

  private static boolean isSetOnce(DeclaredAnnotation annotation) {
    boolean isFixedColumn =
        annotation.name().equals("persistence.Column") && !annotation.get("updatable", true);
    return isFixedColumn || annotation.isId() || SET_ONCE.contains(annotation.name());
  }

  private static Stream<Element> field(AnnotatedMember member) {
    return member.places().stream().filter(place -> place.getKind() == ElementKind.FIELD);
  }

  private Optional<String> setter(AnnotatedMember member) {
    return lombokSetter(member)
        .or(() -> writtenSetter(member))
        .or(
            () ->
                field(member)
                    .filter(it -> !it.getModifiers().contains(Modifier.PRIVATE))
                    .map(it -> "the field " + it.getSimpleName())
                    .findFirst());
  }

  // The annotation on the field has the last word.
  private Optional<String> lombokSetter(AnnotatedMember member) {
    return field(member)
        .flatMap(field -> Stream.of(field, entity))
        .flatMap(place -> place.getAnnotationMirrors().stream())
        .filter(it -> SETTING_ANNOTATIONS.contains(it.getAnnotationType().toString()))
        .findFirst()
        .filter(it -> !HIDDEN_LEVELS.contains(level(it)))
        .map(it -> "@" + it.getAnnotationType().asElement().getSimpleName());
  }

  private static String level(AnnotationMirror setter) {
    AnnotationValue level = Annotations.values(setter).get("value");
    return level != null && level.getValue() instanceof VariableElement constant
        ? constant.getSimpleName().toString()
        : "PUBLIC";
  }

  private Optional<String> writtenSetter(AnnotatedMember member) {
    String name = member.name();
    String capitalized = Naming.capitalized(name);
    List<String> names = List.of("set" + capitalized, "set" + name, name);
    return ElementFilter.methodsIn(entity.getEnclosedElements()).stream()
        .filter(method -> names.contains(method.getSimpleName().toString()))
        .filter(method -> isSetter(method, member))
        .map(method -> method.getSimpleName().toString())
        .findFirst();
  }

  private boolean isSetter(ExecutableElement method, AnnotatedMember member) {
    return method.getParameters().size() == 1
        && !method.getModifiers().contains(Modifier.PRIVATE)
        && !method.getModifiers().contains(Modifier.STATIC)
        && types.isSameType(method.getParameters().get(0).asType(), member.type());
  }
}
