package dev.keywright.processor.check.limits;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.store.Limit;
import dev.keywright.processor.store.Profiles;
import dev.keywright.processor.store.StoreProfile;
import java.util.Optional;

/** A table has so many key columns and no more; parts can share one. */
final class TooManyParts implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    StoreProfile profile = Profiles.of(layout);
    int columns = layout.columns().size();
    Optional<Limit> most = profile.limits().columns().filter(limit -> columns > limit.value());
    Optional<Limit> advised =
        profile.limits().advisedColumns().filter(limit -> columns > limit.value());
    String problem = "the key has " + columns + " columns, and " + profile.title();
    if (most.isPresent()) {
      findings.error(
          CheckId.KW303,
          layout.columns().get((int) most.get().value()).spot(layout.entity()),
          "",
          problem + " has room for " + most.get().value(),
          fix(layout, most.get().value()));
    } else if (advised.isPresent()) {
      findings.warning(
          CheckId.KW303,
          layout.columns().get((int) advised.get().value()).spot(layout.entity()),
          "",
          problem + " advises at most " + advised.get().value(),
          fix(layout, advised.get().value()));
    }
  }

  private static String fix(Layout layout, long columns) {
    if (columns == 1) {
      return "make every part a part of the partition key: @PartitionKey";
    }
    String shared = "let sort parts share a column: give them the same column, or none";
    boolean isNative = layout.columns().stream().anyMatch(Column::nativeType);
    return isNative ? shared + ", and leave nativeType out of those that share" : shared;
  }
}
