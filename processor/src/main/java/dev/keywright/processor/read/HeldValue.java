package dev.keywright.processor.read;

import dev.keywright.processor.model.Facts;
import dev.keywright.processor.model.Statement;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/**
 * The value inside a single-value type. What its annotations say holds wherever the type is a part.
 *
 * @param owner what messages call it: {@code UserId.value}
 * @param places where its annotations may stand
 */
record HeldValue(String owner, List<Element> places) {

  static HeldValue of(TypeElement type, SingleValueTypes.Shape shape) {
    String name = shape.access().replace("()", "");
    return new HeldValue(TypeRefs.of(type).name() + "." + name, shape.places());
  }

  /** What its {@code @Domain} says, if it has one. */
  Optional<Statement> statement() {
    for (Element place : places) {
      AnnotationMirror domain = KeyAnnotations.domain(place);
      if (domain != null) {
        Facts facts = KeyAnnotations.facts(List.of(place), new ElementSpot(place, domain));
        return Optional.of(new Statement(owner, facts));
      }
    }
    return Optional.empty();
  }

  /** How it is written in a key: as an annotation says for that key, or else for all keys. */
  List<EncodedAnnotation> encodings(String name, String key) {
    return EncodedAnnotation.ofValue(places, key, name).stream().map(it -> it.of(owner)).toList();
  }
}
