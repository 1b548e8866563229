package dev.keywright.processor.check.witness;

import dev.keywright.processor.model.Part;
import dev.keywright.runtime.layout.Kind;
import java.util.List;
import java.util.Optional;

/** The parts by which no two rows of a table are alike. */
public final class Uniqueness {
  private Uniqueness() {}

  /** A part that tells all rows apart, beside what is drawn at random for it. */
  public static Optional<Part> byFact(List<Part> parts) {
    return parts.stream().filter(part -> !part.is(Kind.SUFFIX) && tells(part, parts)).findFirst();
  }

  /** Whether a part tells the rows of a key apart, alone or with the others. */
  public static boolean tells(Part part, List<Part> parts) {
    List<String> within = part.facts().uniqueWithin();
    return part.facts().unique()
        || part.is(Kind.SUFFIX)
        || isIdAtTheEnd(part, parts)
        || (!within.isEmpty() && parts.stream().map(Part::name).toList().containsAll(within));
  }

  // A UUID at the end is there to tell rows apart; before others it may be that of their owner.
  private static boolean isIdAtTheEnd(Part part, List<Part> parts) {
    List<Part> ofEntity = parts.stream().filter(Part::isOfEntity).toList();
    return part.is(Kind.UUID)
        && part.isOfEntity()
        && part.equals(ofEntity.get(ofEntity.size() - 1));
  }
}
