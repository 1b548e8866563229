package dev.keywright.benchmarks;

import java.util.Random;

/** The values of one key, as plain as a hand-written code would take and return them. */
public record Row(int deviceId, String sellerId, long cardId) {
  /** A power of two, so that rows are cycled through with a mask. */
  static final int COUNT = 1024;

  private static final String SELLER_CHARACTERS =
      "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  private static final int LONGEST_SELLER = 8;
  private static final int BELOW = 1_000_000;
  private static final long SEED = 167;

  /** So many rows, the same on each call; sellers are of every length from 1 to 8. */
  public static Row[] random(int count) {
    Random random = new Random(SEED);
    Row[] rows = new Row[count];
    for (int i = 0; i < count; i++) {
      rows[i] = new Row(random.nextInt(BELOW), seller(random), random.nextInt(BELOW));
    }
    return rows;
  }

  private static String seller(Random random) {
    StringBuilder seller = new StringBuilder(LONGEST_SELLER);
    int length = 1 + random.nextInt(LONGEST_SELLER);
    for (int i = 0; i < length; i++) {
      seller.append(SELLER_CHARACTERS.charAt(random.nextInt(SELLER_CHARACTERS.length())));
    }
    return seller.toString();
  }
}
