package dev.keywright.processor.check.form;

import dev.keywright.processor.check.witness.ShownValue;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.SourceSpot;

/** A key begins with a partition key; without one, its name is probably misspelt. */
final class MissingPartitionKey implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    if (layout.columns().stream().anyMatch(Column::isPartition)) {
      return;
    }
    String entity = layout.entity().type().name();
    SourceSpot spot =
        layout.parts().map(Part::spot).findFirst().orElseGet(() -> layout.entity().spot());
    if (layout.keyName().isEmpty()) {
      findings.error(
          CheckId.KW010,
          spot,
          "",
          "the key of " + entity + " has no @PartitionKey part",
          "annotate its first part @PartitionKey(order = 0)");
    } else {
      String key = "key = " + ShownValue.of(layout.keyName());
      findings.error(
          CheckId.KW010,
          spot,
          "key",
          key + " of " + entity + " has no @PartitionKey part",
          "correct the name, or write @PartitionKey(order = 0, " + key + ") on its first part");
    }
  }
}
