package dev.keywright.processor.read;

import dev.keywright.processor.fact.NarrowedFacts;
import dev.keywright.processor.model.Facts;
import dev.keywright.processor.model.SourceSpot;
import dev.keywright.processor.model.StatedFacts;
import dev.keywright.processor.model.Statement;
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

  Facts of(AnnotatedMember member, PartTypes.ReadType type, PartAnnotation part) {
    NarrowedFacts facts = stated(KeyAnnotations.facts(member, part), type);
    annotations(member.places()).forEach(it -> read(it, facts));
    narrow(facts, type);
    return facts.facts();
  }

  /** The facts about a part of an element, which no annotation makes a part. */
  static Facts of(List<Element> places, PartTypes.ReadType type, SourceSpot spot) {
    NarrowedFacts facts = stated(KeyAnnotations.facts(places, spot), type);
    annotations(places).forEach(it -> ForeignFacts.narrow(facts, it));
    narrow(facts, type);
    return facts.facts();
  }

  /** The facts about a part of which the list or the map around it says something. */
  static Facts of(Facts said, PartTypes.ReadType type) {
    NarrowedFacts facts = stated(said, type);
    narrow(facts, type);
    return facts.facts();
  }

  private static NarrowedFacts stated(Facts own, PartTypes.ReadType type) {
    List<Statement> ofTypes =
        type.values().stream().flatMap(it -> it.statement().stream()).toList();
    return new NarrowedFacts(StatedFacts.of(own, ofTypes), type.type());
  }

  private static void narrow(NarrowedFacts facts, PartTypes.ReadType type) {
    type.values()
        .forEach(
            value -> annotations(value.places()).forEach(it -> ForeignFacts.narrow(facts, it)));
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
