package dev.keywright.runtime;

import java.util.Comparator;
import java.util.UUID;

/**
 * A UUID as a number of 128 bits that sorts as Cassandra compares UUIDs.
 *
 * @param high the version, then the time if the version is 1, else the rest of the first half
 * @param low the second half, as it is
 */
record VersionedUuid(long high, long low) {
  static final Comparator<UUID> ORDER = VersionedUuid::compare;

  private static final int VERSION_BITS = 4;
  private static final int VERSION_SHIFT = Long.SIZE - VERSION_BITS;
  private static final int TIME_BASED = 1;
  private static final int LOW_BITS = 32;
  private static final int MID_BITS = 16;
  private static final int HIGH_BITS = 12;
  private static final long REST = -1L >>> VERSION_BITS;

  private static VersionedUuid of(UUID value) {
    long bits = value.getMostSignificantBits();
    long version = (bits >>> HIGH_BITS) & (-1L >>> VERSION_SHIFT);
    long timeHigh = ones(bits, HIGH_BITS);
    long rest = bits >>> MID_BITS << HIGH_BITS | timeHigh;
    if (version == TIME_BASED) {
      long timeMid = ones(bits >>> MID_BITS, MID_BITS);
      rest = timeHigh << (MID_BITS + LOW_BITS) | timeMid << LOW_BITS | bits >>> LOW_BITS;
    }
    return new VersionedUuid(version << VERSION_SHIFT | rest, value.getLeastSignificantBits());
  }

  private UUID value() {
    long version = high >>> VERSION_SHIFT;
    long rest = high & REST;
    long timeHigh = ones(rest, HIGH_BITS);
    long first = rest >>> HIGH_BITS << MID_BITS;
    if (version == TIME_BASED) {
      timeHigh = rest >>> (MID_BITS + LOW_BITS);
      first = rest << LOW_BITS | ones(rest >>> LOW_BITS, MID_BITS) << MID_BITS;
    }
    return new UUID(first | version << HIGH_BITS | timeHigh, low);
  }

  private static long ones(long bits, int count) {
    return bits & ((1L << count) - 1);
  }

  private static int compare(UUID a, UUID b) {
    VersionedUuid one = of(a);
    VersionedUuid other = of(b);
    int order = Long.compareUnsigned(one.high, other.high);
    return order != 0 ? order : Long.compareUnsigned(one.low, other.low);
  }

  /** The UUID after one that is not the last. */
  static UUID next(UUID value) {
    VersionedUuid now = of(value);
    return new VersionedUuid(now.low == -1 ? now.high + 1 : now.high, now.low + 1).value();
  }

  /** The UUID before one that is not the first. */
  static UUID previous(UUID value) {
    VersionedUuid now = of(value);
    return new VersionedUuid(now.low == 0 ? now.high - 1 : now.high, now.low - 1).value();
  }
}
