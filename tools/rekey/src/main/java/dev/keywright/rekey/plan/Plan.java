package dev.keywright.rekey.plan;

import java.util.List;

/**
 * What a re-keying would do, before it does anything.
 *
 * @param rows how many are copied
 * @param reads requests or units that read
 * @param writes requests or units that write
 * @param seconds of the backfill alone
 * @param waitSeconds that all waits for leases take together
 * @param pauseSeconds how long no client can write
 * @param dollars of the backfill and one verification; 0 if nothing is billed by request
 * @param ownBytesPerRow that stay in each row of the new table
 * @param changeable parts of the new key that an update can change
 * @param promises what this store keeps
 * @param limits what it cannot keep, and what a write costs
 * @param refusals why it must not begin; empty if it may
 */
public record Plan(
    long rows,
    long reads,
    long writes,
    long seconds,
    long waitSeconds,
    long pauseSeconds,
    double dollars,
    long ownBytesPerRow,
    List<String> changeable,
    List<String> promises,
    List<String> limits,
    List<String> refusals) {

  public Plan {
    changeable = List.copyOf(changeable);
    promises = List.copyOf(promises);
    limits = List.copyOf(limits);
    refusals = List.copyOf(refusals);
  }

  /** Whether the re-keying may begin. */
  public boolean isPossible() {
    return refusals.isEmpty();
  }
}
