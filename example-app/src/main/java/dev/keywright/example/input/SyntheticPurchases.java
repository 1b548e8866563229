package dev.keywright.example.input;

import dev.keywright.example.Purchase;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Made-up purchases: the same seed gives the same ones on every machine. */
public final class SyntheticPurchases {
  private static final long FIRST_ORDER = 200_001;
  private static final int DEVICES = 10_000;
  private static final int SELLERS = 2_000;
  private static final int CARDS = 1_000_000;

  private SyntheticPurchases() {}

  /** So many purchases, in the order in which they were made. */
  public static Stream<Purchase> of(long count, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    return LongStream.range(FIRST_ORDER, FIRST_ORDER + count)
        .mapToObj(orderNumber -> next(random, orderNumber));
  }

  // Sellers a0 to a1999 have neighbours such as a10, a100 and a1001, which bad designs misorder.
  private static Purchase next(SplittableRandom random, long orderNumber) {
    return new Purchase(
        random.nextInt(DEVICES),
        "a" + random.nextInt(SELLERS),
        random.nextInt(CARDS),
        orderNumber,
        random.nextInt(1, 50) + " items");
  }
}
