package dev.keywright.processor.check.order;

import dev.keywright.description.store.StoreProfile;
import dev.keywright.processor.finding.Severity;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.store.OwnStore;

/** What becomes of a fault of order in a column that the store does not sort anyway. */
final class UnsortedColumn {
  private UnsortedColumn() {}

  /** An error where the store sorts the column, and a note where it does not. */
  static Severity severity(Layout layout, Column column) {
    return OwnStore.sorts(OwnStore.of(layout), column) ? Severity.ERROR : Severity.INFO;
  }

  /** Why it is no more than a note, as the end of a sentence; empty for an error. */
  static String excuse(Layout layout, Column column) {
    StoreProfile profile = OwnStore.of(layout);
    if (OwnStore.sorts(profile, column)) {
      return "";
    }
    return "; %s%s"
        .formatted(
            profile.title(),
            column.isPartition()
                ? " finds partition keys by their hash, so this matters only if you copy the rows to a sorted table"
                : " does not sort rows by key, so this matters only if you copy the rows to a sorted table");
  }
}
