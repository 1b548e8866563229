package dev.keywright.simulator;

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
    double medianPartition) {}
