package dev.keywright.processor.check.witness;

import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Facts;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartOptions;
import java.util.function.UnaryOperator;

/** Parts declared a little differently, to show what their values would look like. */
public final class PartVariant {
  private PartVariant() {}

  /** A column in which some parts are exchanged. */
  public static Column of(Column column, UnaryOperator<Part> variant) {
    return new Column(
        column.name(),
        column.isPartition(),
        column.nativeType(),
        column.parts().stream().map(variant).toList());
  }

  public static Part unpadded(Part part) {
    PartOptions old = part.options();
    PartOptions options =
        new PartOptions(
            old.written(),
            old.order(),
            /* pad= */ 0,
            /* signed= */ false,
            old.descending(),
            old.reversed(),
            old.ordered(),
            old.time(),
            old.hash(),
            old.column(),
            old.nativeType());
    return with(part, options, part.facts());
  }

  public static Part withAlphabet(Part part, String alphabet) {
    return with(part, part.options(), part.facts().withAlphabet(alphabet));
  }

  private static Part with(Part part, PartOptions options, Facts facts) {
    return new Part(
        part.name(),
        part.type(),
        part.javaType(),
        part.boxed(),
        part.nullable(),
        part.wrappings(),
        part.access(),
        part.changedBy(),
        options,
        facts,
        part.spot());
  }
}
