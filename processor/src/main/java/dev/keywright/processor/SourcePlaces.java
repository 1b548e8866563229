package dev.keywright.processor;

import dev.keywright.description.finding.FindingPlace;
import dev.keywright.processor.describe.FindingDescriber.Places;
import dev.keywright.processor.model.SourceSpot;
import dev.keywright.processor.read.ElementSpot;
import dev.keywright.processor.read.Enclosing;
import java.util.Optional;
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
    return new FindingPlace(
        typeOf(declared),
        declared instanceof TypeElement || declared instanceof PackageElement
            ? Optional.empty()
            : Optional.of(memberName(declared)),
        place.annotationName(),
        place.occurrenceOn(declared),
        place.value(attribute) != null ? Optional.of(attribute) : Optional.empty());
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
    return binaryName(Enclosing.nearest(declared, TypeElement.class).orElse(entity));
  }

  private static String binaryName(TypeElement type) {
    return type.getEnclosingElement() instanceof TypeElement around
        ? binaryName(around) + "$" + type.getSimpleName()
        : type.getQualifiedName().toString();
  }
}
