package dev.keywright.analysis.profile;

import dev.keywright.analysis.Estimate;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * What the order of the input tells. It says how a table is written to if keys come in the order in
 * which they were written; a dump of a table comes in the order of its keys, which says nothing.
 *
 * @param isSorted whether keys ascend, as in a dump
 * @param largestSoFar the share of keys that are larger than all before them
 * @param smallestSoFar the share of keys that are smaller than all before them
 * @param recentKeys how many keys the last tenth represents: few more than that
 * @param recentShares of those, in each of the recommended regions
 * @param busiest the index of the region that most of those went to
 * @param busiestShare its share of them
 * @param withinPrefixes how keys grow of which fewer than half are larger than all before them:
 *     within prefixes, or by their first bytes; empty if they do not
 */
public record ArrivalReport(
    boolean isSorted,
    Estimate largestSoFar,
    Estimate smallestSoFar,
    long recentKeys,
    List<Double> recentShares,
    int busiest,
    Estimate busiestShare,
    Optional<GrowthReport> withinPrefixes) {

  public ArrivalReport {
    recentShares = List.copyOf(recentShares);
  }

  static ArrivalReport of(long keys, boolean isSorted, Arrivals arrivals, SplitPoints points) {
    KeyQuantiles recent = arrivals.recent();
    List<Double> shares = points.shares(recent.sample());
    int busiest = shares.indexOf(Collections.max(shares));
    return new ArrivalReport(
        isSorted,
        arrivals.largest().share(keys),
        arrivals.smallest().share(keys),
        recent.count(),
        shares,
        busiest,
        Estimate.share(shares.get(busiest), recent.error()),
        arrivals.growth().report());
  }
}
