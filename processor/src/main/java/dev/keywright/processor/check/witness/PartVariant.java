package dev.keywright.processor.check.witness;

import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Part;
import java.util.function.UnaryOperator;

/** Parts declared a little differently, to show what their values would look like. */
public final class PartVariant {
  private PartVariant() {}

  /** A column in which some parts are exchanged. */
  public static Column of(Column column, UnaryOperator<Part> variant) {
    return column.with(column.parts().stream().map(variant).toList());
  }

  /** The same part with another alphabet. */
  public static Part withAlphabet(Part part, String alphabet) {
    return part.with(part.facts().with(part.limits().withAlphabet(alphabet)));
  }
}
