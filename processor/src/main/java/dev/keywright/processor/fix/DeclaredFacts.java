package dev.keywright.processor.fix;

import dev.keywright.processor.model.Facts;
import dev.keywright.processor.model.Part;
import java.util.List;

/** The attributes that {@code @Domain} has at a part, as they would be written. */
final class DeclaredFacts {
  private DeclaredFacts() {}

  static List<Attribute> of(Part part) {
    return of(part.facts());
  }

  /** Those that one annotation has, or that of a part beside others. */
  static List<Attribute> of(Facts declaring) {
    return declaring.declared().entrySet().stream()
        .filter(it -> !declaring.origins().isForeign(it.getKey()))
        .map(it -> new Attribute(it.getKey(), it.getValue()))
        .toList();
  }
}
