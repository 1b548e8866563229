package dev.keywright.processor.check.form;

import dev.keywright.processor.check.counterexample.ShownValue;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.SourceSpot;

/** A key begins with a partition key; without one, its name is probably misspelt. */
final class MissingPartitionKey implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    if (!layout.partitionColumns().isEmpty()) {
      return;
    }
    String entity = layout.entity().type().name();
    SourceSpot spot =
        layout.parts().map(Part::spot).findFirst().orElseGet(() -> layout.entity().spot());
    boolean isNamed = !layout.keyName().isEmpty();
    String key = isNamed ? "key = " + ShownValue.of(layout.keyName()) : "the key";
    findings
        .error(CheckId.KW010, spot, isNamed ? "key" : "")
        .problem(key + " of " + entity + " has no @PartitionKey part")
        .fix(
            isNamed
                ? "correct the name, or write @PartitionKey(" + key + ") on its first part"
                : "annotate its first part @PartitionKey");
  }
}
