package dev.keywright.analysis;

import com.dynatrace.hash4j.distinctcount.UltraLogLog;
import com.dynatrace.hash4j.hashing.Hasher64;
import com.dynatrace.hash4j.hashing.Hashing;
import java.io.Serializable;

/** How many different values there are, in 16 KB. */
public final class DistinctCount implements Serializable {
  private static final long serialVersionUID = 1;
  private static final Hasher64 HASHER = Hashing.komihash5_0();
  private static final int PRECISION = 14;

  /** As hash4j states it: 0.782 divided by the square root of the registers. */
  private static final double STANDARD_ERROR = 0.782 / Math.sqrt(1 << PRECISION);

  /** So many standard errors hold 99 % of a normal distribution. */
  private static final double WIDTH = 2.576;

  private final transient UltraLogLog registers;

  private DistinctCount(UltraLogLog registers) {
    this.registers = registers;
  }

  /** Of nothing yet. */
  public static DistinctCount empty() {
    return new DistinctCount(UltraLogLog.create(PRECISION));
  }

  /** The hash of a value, by which it is told from others. */
  public static long hash(byte[] value) {
    return HASHER.hashBytesToLong(value);
  }

  /** One more value, by its hash. */
  public void add(long hash) {
    registers.add(hash);
  }

  /** One more value. */
  public void add(String value) {
    registers.add(HASHER.hashCharsToLong(value));
  }

  /** The values of another count, too. */
  public void merge(DistinctCount other) {
    registers.add(other.registers);
  }

  /**
   * How many different values there were.
   *
   * @param values how many values there were at all
   */
  public Estimate estimate(long values) {
    double all = (double) values;
    double count = Math.min(all, Math.rint(registers.getDistinctCountEstimate()));
    double error = Math.floor(WIDTH * STANDARD_ERROR * count);
    return new Estimate(count, count - error, Math.min(all, count + error));
  }

  private Object writeReplace() {
    return new Saved(registers.getState());
  }

  @SuppressWarnings("ArrayRecordComponent") // nobody compares them
  private record Saved(byte[] registers) implements Serializable {
    private Object readResolve() {
      return new DistinctCount(UltraLogLog.wrap(registers));
    }
  }
}
