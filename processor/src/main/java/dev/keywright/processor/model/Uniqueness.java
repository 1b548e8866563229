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
        || isId(part, layout, parts)
        || (!within.isEmpty() && parts.stream().map(Part::name).toList().containsAll(within));
  }

  // A UUID at the end is there to tell rows apart; before others it may be that of their owner.
  private static boolean isId(Part part, Layout layout, List<Part> parts) {
    List<Part> ofEntity = parts.stream().filter(Part::isOfEntity).toList();
    return part.is(Kind.UUID)
        && part.isOfEntity()
        && (part.equals(ofEntity.get(ofEntity.size() - 1))
            || isNamedAfter(part.name(), layout.entity().type().name()));
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
