package dev.keywright.processor;

import dev.keywright.description.finding.FindingPlace;
import dev.keywright.processor.describe.FindingDescriber.Places;
import dev.keywright.processor.model.SourceSpot;
import dev.keywright.processor.read.ElementSpot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;

/**
 * The names of places. What has no place, such as a type that the source does not name, is at the
 * entity.
 */
record SourcePlaces(TypeElement entity) implements Places {
  private static final String PACKAGE = "package-info";

  @Override
  public FindingPlace of(SourceSpot spot, String attribute) {
    if (!(spot instanceof ElementSpot place)) {
      return FindingPlace.of(binaryName(entity));
    }
    Element declared = declaration(place.element());
    Optional<AnnotationMirror> annotation = Optional.ofNullable(place.annotation());
    return new FindingPlace(
        typeOf(declared),
        declared instanceof TypeElement || declared instanceof PackageElement
            ? Optional.empty()
            : Optional.of(memberName(declared)),
        annotation.map(SourcePlaces::nameOf),
        annotation.map(it -> occurrence(it, declared)).orElse(0),
        annotation.isPresent() && place.value(attribute) != null
            ? Optional.of(attribute)
            : Optional.empty());
  }

  // A parameter is in its method.
  private static Element declaration(Element element) {
    Element around = element.getEnclosingElement();
    return around instanceof ExecutableElement method ? method : element;
  }

  private static String memberName(Element member) {
    String name = member.getSimpleName().toString();
    return member instanceof ExecutableElement ? name + "()" : name;
  }

  private String typeOf(Element declared) {
    if (declared instanceof PackageElement named) {
      return named.getQualifiedName() + "." + PACKAGE;
    }
    for (Element at = declared; at != null; at = at.getEnclosingElement()) {
      if (at instanceof TypeElement type) {
        return binaryName(type);
      }
    }
    return binaryName(entity);
  }

  private static String binaryName(TypeElement type) {
    return type.getEnclosingElement() instanceof TypeElement around
        ? binaryName(around) + "$" + type.getSimpleName()
        : type.getQualifiedName().toString();
  }

  private static String nameOf(AnnotationMirror annotation) {
    return ((TypeElement) annotation.getAnnotationType().asElement()).getQualifiedName().toString();
  }

  private static int occurrence(AnnotationMirror annotation, Element declared) {
    String name = nameOf(annotation);
    List<AnnotationMirror> same = new ArrayList<>();
    declared.getAnnotationMirrors().forEach(it -> addAll(it, name, same));
    return Math.max(0, same.indexOf(annotation));
  }

  /** Adds an annotation, or those that a container of the compiler holds. */
  private static void addAll(AnnotationMirror mirror, String name, List<AnnotationMirror> same) {
    if (nameOf(mirror).equals(name)) {
      same.add(mirror);
    } else if (nameOf(mirror).equals(name + ".List")) {
      mirror.getElementValues().values().stream()
          .map(AnnotationValue::getValue)
          .filter(List.class::isInstance)
          .flatMap(it -> ((List<?>) it).stream())
          .map(it -> ((AnnotationValue) it).getValue())
          .filter(AnnotationMirror.class::isInstance)
          .forEach(it -> same.add((AnnotationMirror) it));
    }
  }
}
