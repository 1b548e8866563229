package dev.keywright.benchmarks;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Random;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * 1,024 keys in random order, of few devices and sellers, so that every part decides some pairs.
 */
@State(Scope.Thread)
public class SortByOrder {
  private static final int DEVICES = 8;
  private static final int SELLERS = 8;
  private static final long SEED = 14;

  private static final Comparator<PurchaseKey> BY_HAND =
      (a, b) -> {
        int order = Integer.compare(a.deviceId(), b.deviceId());
        if (order != 0) {
          return order;
        }
        order = a.sellerId().compareTo(b.sellerId());
        return order != 0 ? order : Long.compare(a.cardId(), b.cardId());
      };

  private final PurchaseKey[] keys = new PurchaseKey[Row.COUNT];

  /** Draws the keys. */
  public SortByOrder() {
    Random random = new Random(SEED);
    Row[] rows = Row.random(keys.length);
    for (int i = 0; i < keys.length; i++) {
      int device = random.nextInt(DEVICES);
      // A text of its own, as a decoded key has: equal texts that are one object compare faster.
      String seller = new String(rows[random.nextInt(SELLERS)].sellerId().toCharArray());
      keys[i] = new PurchaseKey(device, seller, rows[i].cardId());
    }
  }

  @Benchmark
  public PurchaseKey[] keywright() {
    PurchaseKey[] sorted = keys.clone();
    Arrays.sort(sorted, PurchaseKey.ORDER);
    return sorted;
  }

  /** What a good engineer writes for this key: its values, one after the other. */
  @Benchmark
  public PurchaseKey[] byHand() {
    PurchaseKey[] sorted = keys.clone();
    Arrays.sort(sorted, BY_HAND);
    return sorted;
  }
}
