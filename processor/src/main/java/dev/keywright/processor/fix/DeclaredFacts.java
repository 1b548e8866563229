package dev.keywright.processor.fix;

import dev.keywright.processor.model.Facts;
import dev.keywright.processor.model.Part;
import java.util.ArrayList;
import java.util.List;

/** The attributes that {@code @Domain} has at a part, as they would be written. */
final class DeclaredFacts {
  private final Facts facts;
  private final List<Attribute> declared = new ArrayList<>();

  private DeclaredFacts(Facts facts) {
    this.facts = facts;
  }

  static List<Attribute> of(Part part) {
    return of(part.facts());
  }

  /** Those that one annotation has, or that of a part beside others. */
  static List<Attribute> of(Facts declaring) {
    DeclaredFacts facts = new DeclaredFacts(declaring);
    facts.addLimits();
    facts.addOthers();
    return List.copyOf(facts.declared);
  }

  private void add(String name, Object value) {
    if (!facts.origins().isForeign(name)) {
      declared.add(new Attribute(name, value));
    }
  }

  private void addLimits() {
    facts.limits().min().ifPresent(it -> add("min", it));
    facts.limits().max().ifPresent(it -> add("max", it));
    facts.limits().alphabet().ifPresent(it -> add("alphabet", it));
    facts.limits().minLength().ifPresent(it -> add("minLength", it));
    facts.limits().maxLength().ifPresent(it -> add("maxLength", it));
  }

  private void addOthers() {
    facts.cardinality().ifPresent(it -> add("cardinality", it));
    facts.step().ifPresent(it -> add("step", it));
    if (facts.monotonic()) {
      add("monotonic", true);
    }
    if (facts.unique()) {
      add("unique", true);
    }
    if (!facts.determinedBy().isEmpty()) {
      add("determinedBy", facts.determinedBy());
    }
    if (!facts.uniqueWithin().isEmpty()) {
      add("uniqueWithin", facts.uniqueWithin());
    }
  }
}
