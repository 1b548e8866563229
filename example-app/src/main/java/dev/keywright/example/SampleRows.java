package dev.keywright.example;

import java.time.Instant;
import java.util.List;
import java.util.SplittableRandom;

/** Rows to try things with: the rows of the Tablestore guide on primary keys, and made-up ones. */
public final class SampleRows {
  /** Four purchases with a student card, in the order of device, seller, card and order number. */
  public static final List<Purchase> PURCHASES =
      List.of(
          new Purchase(16, "a100", 66661, 200001, "lunch"),
          new Purchase(54, "a100", 6777, 200003, "coffee"),
          new Purchase(54, "a1001", 6777, 200004, "copies"),
          new Purchase(167, "a101", 283408, 200002, "books"));

  private static final long FIRST_ORDER = 200_001;
  private static final Instant FIRST_EVENT = Instant.parse("2024-01-01T00:00:00Z");
  private static final int MILLIS_PER_EVENT = 10;

  private SampleRows() {}

  /**
   * A made-up purchase, the same one on every machine. Sellers a0 to a1999 have neighbours such as
   * a10, a100 and a1001, which bad designs put in the wrong order.
   */
  public static Purchase purchase(int number) {
    SplittableRandom random = new SplittableRandom(number);
    return new Purchase(
        random.nextInt(10_000),
        "a" + random.nextInt(2_000),
        random.nextInt(1_000_000),
        FIRST_ORDER + number,
        random.nextInt(1, 50) + " items");
  }

  /** A made-up event, the same one on every machine. Later events have higher numbers. */
  public static LogEvent event(int number) {
    SplittableRandom random = new SplittableRandom(number);
    long millis = (long) number * MILLIS_PER_EVENT + random.nextInt(MILLIS_PER_EVENT + 1);
    return new LogEvent(
        FIRST_EVENT.plusMillis(millis),
        "web-" + random.nextInt(200),
        number,
        "took " + random.nextInt(5_000) + " ms");
  }
}
