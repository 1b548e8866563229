package dev.keywright.rekey.plan;

import java.util.List;

/**
 * What a re-keying would do, before it does anything.
 *
 * @param effort what it takes
 * @param changeable parts of the new key that an update can change
 * @param promises what this store keeps
 * @param limits what it cannot keep, and what a write costs
 * @param refusals why it must not begin; empty if it may
 */
public record Plan(
    Effort effort,
    List<String> changeable,
    List<String> promises,
    List<String> limits,
    List<String> refusals) {
  /**
   * That stay in each row of the new table beside its old key: the stamp, and the names of both
   * values.
   */
  public static final int OWN_BYTES = 16 + 15 + 16;

  public Plan {
    changeable = List.copyOf(changeable);
    promises = List.copyOf(promises);
    limits = List.copyOf(limits);
    refusals = List.copyOf(refusals);
  }

  /**
   * What the backfill and one verification take.
   *
   * @param rows how many are copied
   * @param reads requests, or read units of DynamoDB
   * @param writes requests, or write units of DynamoDB
   * @param dollars for both; 0 if nothing is billed by request
   */
  public record Effort(long rows, long reads, long writes, double dollars, Times times) {}

  /**
   * How long it takes.
   *
   * @param copySeconds of the backfill alone
   * @param waitSeconds that all waits for leases take together
   */
  public record Times(long copySeconds, long waitSeconds) {}

  /** Whether the re-keying may begin. */
  public boolean isPossible() {
    return refusals.isEmpty();
  }
}
