package dev.keywright.simulator.store;

/**
 * What a store serves before it throttles. Infinite where no limit is published.
 *
 * @param rangeWrites writes per second of one range, each of at most {@code writeUnit} bytes
 * @param rangeReads reads per second of one range, each of at most {@code readUnit} bytes
 * @param keyWrites writes per second of one partition key
 * @param serverRequests requests per second of one server
 * @param burstSeconds how many seconds of unused capacity a range saves for later
 */
public record Capacity(
    double rangeWrites,
    double rangeReads,
    double keyWrites,
    double serverRequests,
    double burstSeconds,
    int writeUnit,
    int readUnit) {
  private static final double NONE = Double.POSITIVE_INFINITY;

  /** No published limit. */
  public static Capacity unknown() {
    return new Capacity(NONE, NONE, NONE, NONE, 0, Integer.MAX_VALUE, Integer.MAX_VALUE);
  }

  /** So many requests per second of one server. */
  public static Capacity ofServer(double requests) {
    return new Capacity(NONE, NONE, NONE, requests, 0, Integer.MAX_VALUE, Integer.MAX_VALUE);
  }

  /** So many writes per second of one partition key. */
  public static Capacity ofKey(double writes) {
    return new Capacity(NONE, NONE, writes, NONE, 0, Integer.MAX_VALUE, Integer.MAX_VALUE);
  }

  /** How many units a write of one row takes. */
  double writeUnits(long bytesPerRow) {
    return Math.ceil((double) bytesPerRow / writeUnit);
  }

  /** How many units a read of one row takes. */
  double readUnits(long bytesPerRow) {
    return Math.ceil((double) bytesPerRow / readUnit);
  }
}
