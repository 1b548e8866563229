package dev.keywright.cli.output;

import dev.keywright.simulator.Forecast;
import dev.keywright.simulator.TimeStep;
import java.util.List;

/**
 * A forecast without its heat map, for JSON.
 *
 * @param busiestRange the share of the writes that went to the busiest range of the time
 * @param busiestServer the share of the writes that went to the busiest server of the time
 * @param largestPartition the expected rows of the largest partition key at the end
 * @param medianPartition the expected rows of a partition key in the middle
 */
public record ForecastSummary(
    String title,
    String store,
    int servers,
    long seed,
    long writes,
    double busiestRange,
    double busiestServer,
    long throttled,
    int splits,
    int ranges,
    double largestPartition,
    double medianPartition,
    List<String> exact,
    List<String> approximated,
    List<String> assumed,
    List<TimeStep> steps) {

  /** Leaves the heat map out. */
  public static ForecastSummary of(Forecast forecast) {
    return new ForecastSummary(
        forecast.title(),
        forecast.store(),
        forecast.servers(),
        forecast.seed(),
        forecast.writes(),
        forecast.busiestRange(),
        forecast.busiestServer(),
        forecast.throttled(),
        forecast.splits(),
        forecast.last().ranges(),
        forecast.last().largestPartition(),
        forecast.last().medianPartition(),
        forecast.exact(),
        forecast.approximated(),
        forecast.assumed(),
        forecast.steps());
  }
}
