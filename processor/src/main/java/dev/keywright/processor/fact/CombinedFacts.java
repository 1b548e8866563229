package dev.keywright.processor.fact;

import dev.keywright.processor.declared.Annotated;
import dev.keywright.processor.declared.DeclaredAnnotation;
import dev.keywright.processor.declared.MemberType.Value;
import dev.keywright.processor.model.Facts;
import dev.keywright.processor.model.StatedFacts;
import dev.keywright.processor.model.Statement;
import java.util.List;

/** Combines what all annotations of a part, and of the single-value types around it, say of it. */
public final class CombinedFacts {
  private CombinedFacts() {}

  /**
   * The facts about a part of a key.
   *
   * @param own what its {@code @Domain} says
   * @param declared the other annotations
   * @param isIdentity whether {@code @Id} says that no two rows have the same value
   */
  public static Facts of(Facts own, Annotated declared, Value type, boolean isIdentity) {
    NarrowedFacts facts = stated(own, type);
    for (DeclaredAnnotation annotation : declared.annotations()) {
      ForeignFacts.narrow(facts, annotation);
      if (annotation.isId() && isIdentity) {
        facts.isUnique(annotation.shown());
      }
    }
    return narrowed(facts, type);
  }

  /** The facts about a part of which the list or the map around it says something. */
  public static Facts of(Facts said, Value type) {
    return narrowed(stated(said, type), type);
  }

  private static NarrowedFacts stated(Facts own, Value type) {
    List<Statement> ofTypes =
        type.values().stream()
            .flatMap(
                value ->
                    value
                        .first("Domain")
                        .map(it -> new Statement(value.name(), DomainFacts.of(it)))
                        .stream())
            .toList();
    return new NarrowedFacts(StatedFacts.of(own, ofTypes), type.partType());
  }

  private static Facts narrowed(NarrowedFacts facts, Value type) {
    type.values()
        .forEach(value -> value.annotations().forEach(it -> ForeignFacts.narrow(facts, it)));
    return facts.facts();
  }
}
