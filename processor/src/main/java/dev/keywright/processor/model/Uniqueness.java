package dev.keywright.processor.model;

import dev.keywright.layout.signature.Kind;
import java.util.List;
import java.util.Optional;

/** The parts by which no two rows of a table are alike. */
public final class Uniqueness {
  private static final String ID = "id";

  private Uniqueness() {}

  /** A part that tells all rows apart, beside what is drawn at random for it. */
  public static Optional<Part> byFact(Layout layout) {
    return layout.parts().filter(part -> !part.is(Kind.SUFFIX) && tells(part, layout)).findFirst();
  }

  /** Whether a part tells the rows of a key apart, alone or with the others. */
  public static boolean tells(Part part, Layout layout) {
    List<Part> parts = layout.parts().toList();
    List<String> within = part.facts().uniqueWithin();
    return part.facts().unique()
        || part.is(Kind.SUFFIX)
        || isId(part, layout)
        || (!within.isEmpty() && parts.stream().map(Part::name).toList().containsAll(within));
  }

  // A UUID is there to tell rows apart, unless it is that of an owner of many rows.
  private static boolean isId(Part part, Layout layout) {
    return part.is(Kind.UUID)
        && part.isOfEntity()
        && (isNamedAfter(part.name(), layout.entity().type().name()) || !isOwner(part, layout));
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

  /** Whether a part is the id of the entity by its name: {@code id}, or line of a ChatLine. */
  private static boolean isNamedAfter(String part, String entity) {
    boolean isOf = part.length() > ID.length() && part.endsWith("Id");
    String name = isOf ? part.substring(0, part.length() - ID.length()) : part;
    // A PaymentByState is a payment.
    int by = entity.indexOf("By");
    String row = by > 0 ? entity.substring(0, by) : entity;
    String capitalized = KeyNames.capitalized(name);
    return name.equals(ID) || row.endsWith(capitalized);
  }
}
