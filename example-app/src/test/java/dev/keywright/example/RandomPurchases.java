package dev.keywright.example;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** Purchases that stand close together, where bad designs go wrong. */
public final class RandomPurchases {
  private static final List<String> SELLERS =
      List.of("a1", "a10", "a100", "a1001", "a101", "a11", "A100", "Z", "a", "z9z9z9z9", "0");
  private static final int[] DEVICES = {0, 1, 9, 10, 15, 16, 54, 99, 100, 101, 167, 540, 999_999};
  private static final long[] CARDS = {0, 6, 66, 667, 6777, 66661, 283408, Long.MAX_VALUE};
  private static final long[] ORDERS = {
    Long.MIN_VALUE, Long.MIN_VALUE + 1, -256, -1, 0, 1, 255, 256, 200001, Long.MAX_VALUE
  };

  private RandomPurchases() {}

  /** So many purchases of different keys, in no order. */
  public static List<Purchase> of(int count, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Map<PurchaseKey, Purchase> purchases = new HashMap<>();
    while (purchases.size() < count) {
      Purchase purchase = next(random, purchases.size());
      purchases.put(PurchaseKey.of(purchase), purchase);
    }
    return List.copyOf(purchases.values());
  }

  private static Purchase next(SplittableRandom random, int number) {
    long anyOrder = random.nextInt(4) == 0 ? random.nextLong() : random.nextInt(-300, 300);
    return new Purchase(
        random.nextInt(3) == 0 ? random.nextInt(200) : DEVICES[random.nextInt(DEVICES.length)],
        SELLERS.get(random.nextInt(SELLERS.size())),
        CARDS[random.nextInt(CARDS.length)],
        random.nextBoolean() ? anyOrder : ORDERS[random.nextInt(ORDERS.length)],
        "number " + number);
  }
}
