package dev.keywright.simulator.key;

import java.util.Arrays;
import java.util.stream.DoubleStream;

/** When the writes of a run come: a rate that changes at a few moments. */
public final class Traffic {
  private static final double DAY = 86_400;
  private static final double PEAK_OF_DAY = 0.1;

  private final double[] seconds;
  private final double[] writes;

  private Traffic(double[] seconds, double[] writes) {
    this.seconds = seconds;
    this.writes = writes;
  }

  /** The same rate all the time. */
  public static Traffic even(long writes, double seconds) {
    if (writes < 1 || !(seconds > 0)) {
      throw new IllegalArgumentException(writes + " writes in " + seconds + " seconds");
    }
    return new Traffic(new double[] {0, seconds}, new double[] {0, writes});
  }

  /**
   * A peak in the middle of each day, or of a run that is shorter. It takes a tenth of the day, or
   * less, so that at most half of the writes are in the peak.
   */
  public static Traffic withPeaks(long writes, double seconds, double peakPerSecond) {
    double average = writes / seconds;
    if (peakPerSecond <= average) {
      return even(writes, seconds);
    }
    int days = (int) Math.max(1, Math.floor(seconds / DAY));
    double day = seconds / days;
    double width = Math.min(PEAK_OF_DAY * day, average * day / 2 / peakPerSecond);
    double base = (average * day - peakPerSecond * width) / (day - width);
    double[] moments = new double[3 * days + 1];
    double[] before = new double[moments.length];
    for (int i = 0; i < days; i++) {
      double start = i * day + (day - width) / 2;
      double written = i * average * day;
      moments[3 * i + 1] = start;
      before[3 * i + 1] = written + base * (day - width) / 2;
      moments[3 * i + 2] = start + width;
      before[3 * i + 2] = before[3 * i + 1] + peakPerSecond * width;
      moments[3 * i + 3] = (i + 1) * day;
      before[3 * i + 3] = written + average * day;
    }
    moments[3 * days] = seconds;
    before[3 * days] = writes;
    return new Traffic(moments, before);
  }

  /** How long the run takes, in seconds. */
  public double duration() {
    return seconds[seconds.length - 1];
  }

  /** The moments at which the rate changes. */
  DoubleStream changes() {
    return Arrays.stream(seconds);
  }

  /** All writes of the run. */
  public double total() {
    return writes[writes.length - 1];
  }

  /** The writes before a moment: none before the run, all after it. */
  public double before(double second) {
    return second <= 0 ? 0 : second >= duration() ? total() : between(seconds, writes, second);
  }

  /** The moment that so many writes come before, also outside the run, at its average rate. */
  public double secondOf(double count) {
    return count < 0 || count > total()
        ? count / total() * duration()
        : between(writes, seconds, count);
  }

  private static double between(double[] from, double[] to, double value) {
    int found = Arrays.binarySearch(from, value);
    int after = Math.min(found >= 0 ? Math.max(1, found) : -found - 1, from.length - 1);
    double width = from[after] - from[after - 1];
    double share = width == 0 ? 0 : (value - from[after - 1]) / width;
    return to[after - 1] + share * (to[after] - to[after - 1]);
  }

  /** As many writes in the same time, at one rate. */
  Traffic flat() {
    return new Traffic(new double[] {0, duration()}, new double[] {0, total()});
  }
}
