package dev.keywright.processor.model;

import java.util.List;
import java.util.Optional;

/**
 * The parts from the one that a hash prefix comes before to the last one that is hashed.
 *
 * @param parts in the order of the column; at least one
 * @param of the names of those that are hashed
 */
public record HashedParts(List<Part> parts, List<String> of) {

  public HashedParts {
    parts = List.copyOf(parts);
    of = List.copyOf(of);
  }

  /** Those of a column that begins with a hash prefix of other parts than the first alone. */
  static Optional<HashedParts> of(Column column) {
    if (column.parts().isEmpty() || column.parts().get(0).hash().isEmpty()) {
      return Optional.empty();
    }
    List<String> of = column.parts().get(0).hash().get().of();
    int last = -1;
    for (int i = 0; i < column.parts().size(); i++) {
      last = of.contains(column.parts().get(i).name()) ? i : last;
    }
    return last < 0
        ? Optional.empty()
        : Optional.of(new HashedParts(column.parts().subList(0, last + 1), of));
  }

  /** Whether a part is hashed. */
  public boolean isHashed(Part part) {
    return of.contains(part.name());
  }

  /** Whether a part is the last that is hashed. */
  public boolean isLast(Part part) {
    return parts.get(parts.size() - 1).equals(part);
  }

  /** Whether the part after another one is hashed, too. */
  public boolean isNextHashed(Part part) {
    int next = parts.indexOf(part) + 1;
    return next < parts.size() && isHashed(parts.get(next));
  }

  /** Whether the hash is of all parts, without a gap. */
  public boolean isWhole() {
    return parts.stream().allMatch(this::isHashed);
  }
}
