package dev.keywright.processor.check.distribution;

import dev.keywright.processor.finding.LayoutCheck;
import java.util.List;

/** KW2xx: do writes spread over the servers? */
public final class DistributionChecks {
  /** In the order in which they are run. A new check is a class, and a line here. */
  public static final List<LayoutCheck> ALL =
      List.of(
          new MonotonicLeading(),
          new DescendingDoesNotSpread(),
          new LowCardinalityLeading(),
          new ConstantPrefixLeading(),
          new DependentPart(),
          new SpreadAtTail(),
          new BucketGranularity(),
          new UnstableHash(),
          new HashWidth(),
          new RandomSaltGet());

  private DistributionChecks() {}
}
