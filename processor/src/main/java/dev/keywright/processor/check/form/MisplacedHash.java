package dev.keywright.processor.check.form;

import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;

/** Only the beginning of a key decides where its row is kept, so only there can a hash spread. */
final class MisplacedHash implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    // There, no part can have a hash prefix: KW006 says so.
    if (layout.format() == LayoutFormat.FDB_TUPLE) {
      return;
    }
    for (Column column : layout.columns()) {
      for (Part part : layout.ownParts(column)) {
        Part first = column.parts().get(0);
        boolean isPlaced = column.isPartition() && part.equals(first);
        if (part.hash().isPresent() && !isPlaced) {
          findings.error(
              CheckId.KW007,
              part.spot(),
              "hashPrefix",
              "hashPrefix of "
                  + part.name()
                  + " does not stand at the beginning of the key, so it cannot spread the rows",
              "move hashPrefix to "
                  + first.name()
                  + (column.template().isPresent()
                      ? ", or name " + part.name() + " first in @PartitionTemplate"
                      : ", or write order = 0 for " + part.name()));
        }
      }
    }
  }
}
