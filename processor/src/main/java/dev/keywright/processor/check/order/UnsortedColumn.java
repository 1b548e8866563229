package dev.keywright.processor.check.order;

import dev.keywright.processor.finding.Severity;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.store.Profiles;
import dev.keywright.processor.store.StoreProfile;

/** What becomes of a fault of order in a column that the store does not sort anyway. */
final class UnsortedColumn {
  private UnsortedColumn() {}

  /** An error where the store sorts the column, and a note where it does not. */
  static Severity severity(Layout layout, Column column) {
    return Profiles.of(layout).sorts(column) ? Severity.ERROR : Severity.INFO;
  }

  /** Why it is no more than a note, as the end of a sentence; empty for an error. */
  static String excuse(Layout layout, Column column) {
    StoreProfile profile = Profiles.of(layout);
    if (profile.sorts(column)) {
      return "";
    }
    return "; "
        + profile.title()
        + (column.isPartition()
            ? " finds partition keys by their hash, so only a copy in a sorted table would notice"
            : " does not sort rows by key, so only a copy in a sorted table would notice");
  }
}
