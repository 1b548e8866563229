package dev.keywright.benchmarks.wide;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import java.util.List;
import java.util.Random;

/** The partition key of the front page: six digits, a short text, and a number as it is printed. */
final class TextReadme extends Kind<TextReadme.Purchase, String> {
  private static final int BELOW = 1_000_000;
  private static final int MOST = 8;

  @Separator(',')
  record Purchase(
      @PartitionKey(order = 0, pad = 6) int deviceId,
      @PartitionKey(order = 1) @Domain(alphabet = "0-9A-Za-z", maxLength = MOST) String sellerId,
      @PartitionKey(order = 2, ordered = false) @Domain(min = 0) long cardId) {}

  @Override
  Purchase row(Random random) {
    long card = Samples.ofAnyLength(random) & Long.MAX_VALUE;
    return new Purchase(random.nextInt(BELOW), Samples.letters(random, MOST), card);
  }

  @Override
  List<Purchase> refused() {
    return List.of(
        new Purchase(-1, "a", 1),
        new Purchase(BELOW, "a", 1),
        new Purchase(1, "a,", 1),
        new Purchase(1, "a".repeat(MOST + 1), 1),
        new Purchase(1, "a", -1));
  }

  @Override
  String encode(Purchase row) {
    return TextReadme_PurchaseKey.encodePartitionKey(row.deviceId(), row.sellerId(), row.cardId());
  }

  @Override
  Object decode(String column) {
    return TextReadme_PurchaseKey.decode(column);
  }

  @Override
  String encodeByHand(Purchase row) {
    Hand.require(row.deviceId() >= 0 && row.deviceId() < BELOW && row.cardId() >= 0);
    byte[] out = Hand.scratch();
    // From the end of the array backwards, so that nothing need be counted before it is written.
    int start = out.length - 20;
    int at = start;
    long rest = row.cardId();
    do {
      long next = rest / 10;
      out[--at] = (byte) ('0' + (rest - next * 10));
      rest = next;
    } while (rest > 0);
    String seller = row.sellerId();
    int from = at - seller.length() - 8;
    Hand.require(seller.length() <= MOST);
    Hand.writeDigits(row.deviceId(), 6, out, from);
    out[from + 6] = ',';
    Hand.writeLetters(seller, MOST, out, from + 7);
    out[at - 1] = ',';
    return Hand.ascii(out, from, start - from);
  }

  @Override
  Purchase decodeByHand(String column) {
    Hand.require(column.length() > 8 && column.charAt(6) == ',');
    int comma = column.indexOf(',', 7);
    int width = column.length() - comma - 1;
    Hand.require(comma > 0 && width > 0 && width < 20);
    Hand.require(width == 1 || column.charAt(comma + 1) != '0');
    long card = Hand.digits(column, comma + 1, width);
    Hand.require(card >= 0);
    return new Purchase(
        (int) Hand.digits(column, 0, 6), Hand.letters(column, 7, comma, MOST), card);
  }
}
