package dev.keywright.simulator;

import dev.keywright.simulator.key.KeyModel;
import dev.keywright.simulator.key.Period;
import dev.keywright.simulator.store.Table;

/**
 * One piece of time of a forecast.
 *
 * @param from in seconds since the start
 * @param to its end, exclusive
 * @param throttled requests that the store turned away at first
 * @param ranges of the table, at its end
 * @param splits of ranges
 * @param busiestRange the share of the writes that one range had
 * @param busiestServer the share of the writes that one server had
 * @param largestPartition the expected rows of the largest partition key, at its end
 * @param medianPartition the expected rows of a partition key in the middle, at its end
 */
public record TimeStep(
    double from,
    double to,
    long writes,
    long reads,
    long throttled,
    int ranges,
    int splits,
    double busiestRange,
    double busiestServer,
    double largestPartition,
    double medianPartition) {

  static TimeStep of(Period period, long writes, long reads, Table.Step table, KeyModel model) {
    return new TimeStep(
        period.from(),
        period.to(),
        writes,
        reads,
        table.throttled(),
        table.ranges(),
        table.splits(),
        table.busiestRange(),
        table.busiestServer(),
        model.largestPartition(period.to()),
        model.medianPartition(period.to()));
  }
}
