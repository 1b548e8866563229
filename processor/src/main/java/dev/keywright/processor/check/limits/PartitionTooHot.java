package dev.keywright.processor.check.limits;

import dev.keywright.description.store.Figure;
import dev.keywright.description.store.Limit;
import dev.keywright.description.store.StoreProfile;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.store.Amounts;
import dev.keywright.processor.store.Averages;
import dev.keywright.processor.store.LeadingPart;
import dev.keywright.processor.store.OwnStore;
import java.util.Optional;
import java.util.OptionalLong;

/** One partition takes so many writes in a second, and no more. */
final class PartitionTooHot implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    StoreProfile profile = OwnStore.of(layout);
    Optional<Limit> limit = profile.limit(Figure.PARTITION_WRITES);
    Averages sizing = Averages.atLeast(layout);
    OptionalLong writes = sizing.partitionWrites();
    // Of keys that grow it is said already that all writes meet.
    if (limit.isPresent()
        && writes.orElse(0) > limit.get().value()
        && LeadingPart.growing(layout).isEmpty()) {
      findings
          .warning(CheckId.KW307, PartitionTooLarge.spot(layout), "")
          .problem(
              "%s%s writes per second %s; one partition of %s allows %s",
              PartitionTooLarge.about(layout),
              Amounts.number(writes.getAsLong()),
              PartitionTooLarge.place(layout),
              profile.title(),
              Amounts.number(limit.get().value()))
          .fix(PartitionTooLarge.splitting(layout));
    }
  }
}
