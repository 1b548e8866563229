package dev.keywright.processor.model;

import dev.keywright.layout.signature.Kind;
import java.util.List;
import java.util.Optional;

/** The parts by which no two rows of a table are alike. */
public final class Uniqueness {
  private Uniqueness() {}

  /**
   * A part that surely tells all rows apart, beside what is drawn at random for it: by what is
   * declared or by its name, or a UUID that ends the key.
   */
  public static Optional<Part> byFact(Layout layout) {
    List<Part> parts = layout.parts().filter(Part::isOfEntity).toList();
    return parts.stream()
        .filter(
            part ->
                isKnown(part, layout)
                    || (part.is(Kind.UUID) && part.equals(parts.get(parts.size() - 1))))
        .findFirst();
  }

  /** Whether a part may be taken to tell the rows of a key apart, alone or with the others. */
  public static boolean tells(Part part, Layout layout) {
    return isKnown(part, layout)
        || part.is(Kind.SUFFIX)
        || (part.is(Kind.UUID) && part.isOfEntity() && !isOwner(part, layout));
  }

  private static boolean isKnown(Part part, Layout layout) {
    List<String> names = layout.parts().map(Part::name).toList();
    List<String> within = part.facts().uniqueWithin();
    return part.facts().unique()
        || (!within.isEmpty() && names.containsAll(within))
        || (part.is(Kind.UUID)
            && part.isOfEntity()
            && IdByName.isIdOf(layout.entity().type().name(), part.name()));
  }

  // Other columns follow its own, or a question asks for a range of its rows.
  private static boolean isOwner(Part part, Layout layout) {
    List<Column> columns =
        layout.columns().stream()
            .filter(column -> column.parts().stream().anyMatch(Part::isOfEntity))
            .toList();
    return !columns.get(columns.size() - 1).parts().contains(part)
        || PatternParts.of(layout).stream()
            .anyMatch(asked -> asked.range().isPresent() && asked.equal().contains(part));
  }
}
