package dev.keywright.simulator.store;

import java.util.List;

/**
 * How a store cuts a table into ranges, and places them on servers.
 *
 * @param hashed whether the store orders rows by a hash of the partition key
 * @param firstRanges how many ranges each server of a new table has; 0 if the table has one range
 * @param balanceSeconds how often the store looks at the load of its servers
 * @param assumed the figures that the store does not publish, one sentence each
 */
public record StoreRules(
    String title,
    boolean hashed,
    int firstRanges,
    Cut cut,
    SplitSize size,
    SplitLoad load,
    Balance balance,
    double balanceSeconds,
    Capacity capacity,
    List<String> assumed) {

  public StoreRules {
    assumed = List.copyOf(assumed);
  }

  /** The same rules with another size at which ranges are cut. */
  public StoreRules splittingAt(double bytes) {
    return new StoreRules(
        title,
        hashed,
        firstRanges,
        cut,
        SplitSize.of(bytes),
        load,
        balance,
        balanceSeconds,
        capacity,
        assumed);
  }

  /** The same rules without a balancer: ranges stay on their servers. */
  public StoreRules withoutBalancing() {
    return new StoreRules(
        title,
        hashed,
        firstRanges,
        cut,
        size,
        load,
        Balance.FIXED,
        balanceSeconds,
        capacity,
        assumed);
  }
}
