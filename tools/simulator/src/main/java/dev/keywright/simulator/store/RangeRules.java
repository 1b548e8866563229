package dev.keywright.simulator.store;

import dev.keywright.description.store.Figure;
import dev.keywright.description.store.Limit;
import dev.keywright.description.store.RangePlacement;
import dev.keywright.description.store.SplitPlace;
import dev.keywright.description.store.Store;
import dev.keywright.description.store.StoreProfile;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeMap;

/**
 * How a store cuts a table into ranges, places them on servers, and throttles them.
 *
 * @param splitBytes the size at which all ranges are cut; empty if the store's own is meant
 */
public record RangeRules(StoreProfile store, RangePlacement ranges, OptionalDouble splitBytes) {

  /** The rules of a store; empty if nothing is known of its ranges. */
  public static Optional<RangeRules> of(String name) {
    return Optional.ofNullable(all().get(name));
  }

  /** The stores whose rules are known. */
  public static Set<String> names() {
    return all().keySet();
  }

  private static Map<String, RangeRules> all() {
    Map<String, RangeRules> all = new TreeMap<>();
    for (Store store : Store.values()) {
      StoreProfile profile = store.profile();
      profile
          .ranges()
          .ifPresent(
              it -> all.put(store.name(), new RangeRules(profile, it, OptionalDouble.empty())));
    }
    return all;
  }

  /** The same rules with another size at which ranges are cut. */
  public RangeRules splittingAt(double bytes) {
    return new RangeRules(store, ranges, OptionalDouble.of(bytes));
  }

  /** The store, as its vendor calls it. */
  public String title() {
    return store.title();
  }

  /** The figures that the store does not publish, one sentence each. */
  public List<String> assumed() {
    return ranges.assumed();
  }

  /** Whether the store orders rows by a hash of the partition key. */
  public boolean hashed() {
    return !store.sortsPartitions();
  }

  /** A figure of the store, or another number if it has none. */
  public double figure(Figure figure, double otherwise) {
    return store.limit(figure).map(Limit::value).map(Long::doubleValue).orElse(otherwise);
  }

  /** What the store serves at most; infinite if no limit is published. */
  double most(Figure figure) {
    return figure(figure, Double.POSITIVE_INFINITY);
  }

  /** The size at which a range is cut, beside other ranges of the table on its server. */
  double splitBytes(int rangesOnServer) {
    double own = most(Figure.RANGE_BYTES);
    return splitBytes.orElse(rangesOnServer == 1 ? figure(Figure.FIRST_RANGE_BYTES, own) : own);
  }

  /** The writes per second of one partition key; infinite where its rows can be cut apart. */
  double keyWrites() {
    return ranges.cut() == SplitPlace.BETWEEN_PARTITION_KEYS
        ? most(Figure.PARTITION_WRITES)
        : Double.POSITIVE_INFINITY;
  }

  /** The rows per second that a range serves, of rows of which each takes so many units. */
  double rate(Figure requests, Figure unit, long bytesPerRow) {
    return most(requests) / Math.max(1, Math.ceil(bytesPerRow / most(unit)));
  }
}
