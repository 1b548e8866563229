package dev.keywright.runtime.time;

import java.math.BigInteger;

/**
 * What is counted: units of one length, from a fixed moment on.
 *
 * @param format what users call the count
 * @param start the second in which it begins
 * @param perSecond from 1 to a billion; 1 for units longer than a second
 * @param seconds of one unit; 1 for units of a second or less
 * @param nanos of one unit, so that nothing is divided to find them; a second for longer units
 * @param inverse of the odd factor of the nanoseconds: their product is 1 in 32 bits
 * @param zeros how many zero bits stand after that factor
 * @param lastOfDigits the largest number that TEXT writes
 * @param digits how many that one has
 * @param step what a value must be a multiple of
 */
record EpochUnit(
    TimeFormat format,
    long start,
    long perSecond,
    long seconds,
    int nanos,
    int inverse,
    int zeros,
    long lastOfDigits,
    int digits,
    EpochStep step) {
  private static final long SECONDS_OF_HOUR = 3_600;
  private static final long SECONDS_OF_DAY = 86_400;

  /** Beyond, no unit of hours or longer has a time. */
  private static final long LAST_COARSE = 1L << 50;

  private static final long YEAR_1 = -62_135_596_800L;
  private static final long TICKS_PER_SECOND = 10_000_000;

  /** {@code DateTime.MaxValue.Ticks} of .NET: the last one of the year 9999. */
  private static final long LAST_TICK = 3_155_378_975_999_999_999L;

  /**
   * The unit that a format counts.
   *
   * @throws IllegalArgumentException if it counts none
   */
  static EpochUnit of(TimeFormat format) {
    return switch (format) {
      case EPOCH_MILLIS -> of(format, 1000, 1, 9_999_999_999_999L);
      case EPOCH_SECONDS -> of(format, 1, 1, 9_999_999_999L);
      case EPOCH_MICROS -> of(format, 1_000_000, 1, 9_999_999_999_999_999L);
      case EPOCH_NANOS -> of(format, EpochStep.NANOS_OF_SECOND, 1, Long.MAX_VALUE);
      case EPOCH_HOURS -> of(format, 1, SECONDS_OF_HOUR, 9_999_999);
      case EPOCH_DAYS -> of(format, 1, SECONDS_OF_DAY, 999_999);
      case DOTNET_TICKS -> of(format, TICKS_PER_SECOND, 1, LAST_TICK);
      case BASIC, ISO, ISO_MILLIS, ISO_JAVA -> throw new IllegalArgumentException(format.noCount());
    };
  }

  private static EpochUnit of(TimeFormat format, long perSecond, long seconds, long last) {
    boolean isOfDotnet = format == TimeFormat.DOTNET_TICKS;
    int nanos = (int) (EpochStep.NANOS_OF_SECOND / perSecond);
    int zeros = Integer.numberOfTrailingZeros(nanos);
    BigInteger odd = BigInteger.valueOf(nanos >> zeros);
    return new EpochUnit(
        format,
        isOfDotnet ? YEAR_1 : 0,
        perSecond,
        seconds,
        nanos,
        odd.modInverse(BigInteger.TWO.pow(Integer.SIZE)).intValue(),
        zeros,
        last,
        Long.toString(last).length(),
        isOfDotnet
            ? new EpochStep(
                seconds,
                nanos,
                "units of 100 nanoseconds; of(entity) rounds down with floor = ChronoUnit.MICROS")
            : EpochStep.of(format.finest()));
  }

  /**
   * How many units the nanoseconds of a second are, or at least {@code perSecond} if they are no
   * whole number of units. An exact division is one multiplication; of any other number of
   * nanoseconds, it makes one that is too large (Warren, Hacker's Delight, 10-17).
   */
  long exactly(int nano) {
    return Integer.toUnsignedLong(Integer.rotateRight(nano * inverse, zeros));
  }

  /** The second in which a unit begins. */
  long secondOf(long number) {
    return seconds > 1
        ? Math.max(-LAST_COARSE, Math.min(number, LAST_COARSE)) * seconds + start
        : Math.floorDiv(number, perSecond) + start;
  }

  /** The nanoseconds of that second in which it begins. */
  int nanoOf(long number) {
    return (int) Math.floorMod(number, perSecond) * nanos;
  }

  /** The number of the unit that a moment lies in. */
  long number(long second, int nano) {
    if (seconds > 1) {
      return Math.floorDiv(second - start, seconds);
    }
    // Most moments have been checked to be whole, which a compiler remembers.
    long units = exactly(nano);
    // Towards the ends of a long, the product overflows and the sum comes back.
    return (second - start) * perSecond + (units < perSecond ? units : nano / nanos);
  }
}
