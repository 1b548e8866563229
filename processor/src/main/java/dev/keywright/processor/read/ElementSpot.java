package dev.keywright.processor.read;

import dev.keywright.processor.model.SourceSpot;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import org.jspecify.annotations.Nullable;

/** A declaration, or an annotation on it. */
public record ElementSpot(Element element, @Nullable AnnotationMirror annotation)
    implements SourceSpot {

  /** The annotation as it is written, or nothing: the same text for copies of it. */
  public String written() {
    return annotation == null
        ? ""
        : annotation.getAnnotationType() + " " + Annotations.values(annotation);
  }

  /** The name of the annotation's type, if it is an annotation. */
  public Optional<String> annotationName() {
    return Optional.ofNullable(annotation).map(Annotations::nameOf);
  }

  /** How many annotations of the same type stand on a declaration before this one. */
  public int occurrenceOn(Element declared) {
    List<AnnotationMirror> same =
        declared.getAnnotationMirrors().stream()
            .flatMap(Annotations::unpacked)
            .filter(it -> annotationName().equals(Optional.of(Annotations.nameOf(it))))
            .toList();
    return Math.max(0, same.indexOf(annotation));
  }

  /** The value of an attribute in the source, or null if it is not written. */
  public @Nullable AnnotationValue value(String attribute) {
    return annotation == null ? null : Annotations.values(annotation).get(attribute);
  }
}
