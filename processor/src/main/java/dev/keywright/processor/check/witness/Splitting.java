package dev.keywright.processor.check.witness;

import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import java.util.List;

/** Which parts of the sort key a partition key may take without the loss of a question. */
public final class Splitting {
  private Splitting() {}

  /**
   * Whether rows would no longer be read in an order that the key gives them today: of parts behind
   * an ordered one, or of one that no two rows share.
   */
  public static boolean losesOrder(Layout layout, Part part) {
    List<Part> sort =
        layout.columns().stream()
            .filter(column -> !column.isPartition())
            .flatMap(column -> column.parts().stream())
            .filter(Part::isOfEntity)
            .toList();
    boolean isBehindOrdered =
        sort.stream().takeWhile(it -> !it.equals(part)).anyMatch(Part::keepsOrder);
    return isBehindOrdered || Uniqueness.tells(part, layout);
  }
}
