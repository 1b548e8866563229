package dev.keywright.analysis.profile;

import dev.keywright.analysis.Estimate;
import java.util.List;

/**
 * Where to split a table into regions of equal size.
 *
 * @param wanted how many regions were asked for
 * @param splitPoints the first key of each region but the first, as short as it can be, in the
 *     notation of HBase's shell; fewer than asked for if single keys are too frequent
 * @param shares of the keys, of each region
 * @param busiest the index of the region with the largest share
 * @param busiestShare its share
 */
public record Regions(
    int wanted, List<String> splitPoints, List<Double> shares, int busiest, Estimate busiestShare) {

  public Regions {
    splitPoints = List.copyOf(splitPoints);
    shares = List.copyOf(shares);
  }
}
