package dev.keywright.processor.read;

import dev.keywright.processor.fact.NarrowedFacts;
import dev.keywright.processor.model.Facts;
import dev.keywright.processor.model.SourceSpot;
import dev.keywright.processor.read.KeyAnnotations.PartAnnotation;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/** Reads what all annotations of a part, and of the single-value types around it, say of it. */
final class PartFacts {
  private final boolean hasOneId;

  PartFacts(TypeElement entity) {
    this.hasOneId = hasOneId(entity);
  }

  Facts of(Member member, PartTypes.ReadType type, PartAnnotation part) {
    NarrowedFacts facts = new NarrowedFacts(KeyAnnotations.facts(member, part), type.type());
    annotations(member.places()).forEach(it -> read(it, facts));
    annotations(type.valuePlaces()).forEach(it -> ForeignFacts.narrow(facts, it));
    return facts.facts();
  }

  /** The facts about a part of an element, which no annotation makes a part. */
  static Facts of(List<Element> places, PartTypes.ReadType type, SourceSpot spot) {
    NarrowedFacts facts = new NarrowedFacts(KeyAnnotations.facts(places, spot), type.type());
    annotations(places).forEach(it -> ForeignFacts.narrow(facts, it));
    annotations(type.valuePlaces()).forEach(it -> ForeignFacts.narrow(facts, it));
    return facts.facts();
  }

  private void read(ForeignAnnotation annotation, NarrowedFacts facts) {
    ForeignFacts.narrow(facts, annotation);
    if (annotation.isId() && hasOneId) {
      facts.isUnique(annotation.shown());
    }
  }

  private static Stream<ForeignAnnotation> annotations(List<Element> places) {
    return places.stream().flatMap(place -> ForeignAnnotation.on(place).stream());
  }

  // Of several, none alone identifies a row. A property has its annotation on its field or its
  // getter; on a record component, on both.
  private static boolean hasOneId(TypeElement entity) {
    long fields = ids(ElementFilter.fieldsIn(entity.getEnclosedElements()));
    long methods = ids(ElementFilter.methodsIn(entity.getEnclosedElements()));
    return fields == 1 || (fields == 0 && methods == 1);
  }

  private static long ids(List<? extends Element> members) {
    return members.stream()
        .filter(it -> ForeignAnnotation.on(it).stream().anyMatch(ForeignAnnotation::isId))
        .count();
  }
}
