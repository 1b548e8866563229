package dev.keywright.analysis.profile;

import java.util.IntSummaryStatistics;
import java.util.function.DoubleToIntFunction;

/**
 * The sizes of keys in bytes, all exact. A median, 90th or 99th percentile above 1,024 bytes is
 * given as the largest size.
 *
 * @param total of all keys together
 */
public record SizeReport(
    int smallest,
    int median,
    int percentile90,
    int percentile99,
    int largest,
    double mean,
    long total) {

  static SizeReport of(IntSummaryStatistics sizes, DoubleToIntFunction quantile) {
    return new SizeReport(
        sizes.getCount() == 0 ? 0 : sizes.getMin(),
        quantile.applyAsInt(0.5),
        quantile.applyAsInt(0.9),
        quantile.applyAsInt(0.99),
        Math.max(0, sizes.getMax()),
        sizes.getAverage(),
        sizes.getSum());
  }
}
