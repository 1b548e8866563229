package dev.keywright.spark;

import java.util.Locale;
import java.util.Random;

/** Keys of purchases, the same for the same number: some malformed, some frequent. */
final class PurchaseKeys {
  static final String LAYOUT =
      "TEXT separator=',' | pk: deviceId int pad=6 min=0, sellerId String alphabet=\"0-9A-Za-z\""
          + " maxLength=8, cardId long min=0";

  private PurchaseKeys() {}

  static String key(long number) {
    Random random = new Random(number * 0x9E3779B97F4A7C15L);
    int device = random.nextInt(1000);
    String seller = "a" + random.nextInt(50);
    boolean isBroken = random.nextInt(1000) == 0;
    String digits = String.format(Locale.ROOT, "%06d", device);
    return digits + "," + seller + (isBroken ? "-" : "") + "," + random.nextInt(100_000);
  }
}
