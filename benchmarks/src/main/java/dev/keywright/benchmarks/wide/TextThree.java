package dev.keywright.benchmarks.wide;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import java.util.List;
import java.util.Random;

/** Two padded numbers with a text between them. */
final class TextThree extends Kind<TextThree.Sale, String> {
  private static final int BELOW = 1_000_000;

  record Sale(
      @PartitionKey(order = 0, pad = 6) int deviceId,
      @PartitionKey(order = 1) @Domain(alphabet = "0-9A-Za-z", maxLength = 8) String sellerId,
      @PartitionKey(order = 2, pad = 6) long cardId) {}

  @Override
  Sale row(Random random) {
    return new Sale(random.nextInt(BELOW), Samples.letters(random, 8), random.nextInt(BELOW));
  }

  @Override
  List<Sale> refused() {
    return List.of(new Sale(-1, "a", 1), new Sale(1, "a,", 1), new Sale(1, "a", BELOW));
  }

  @Override
  String encode(Sale row) {
    return TextThree_SaleKey.encodePartitionKey(row.deviceId(), row.sellerId(), row.cardId());
  }

  @Override
  Object decode(String column) {
    return TextThree_SaleKey.decode(column);
  }

  @Override
  String encodeByHand(Sale row) {
    Hand.require(row.deviceId() >= 0 && row.deviceId() < BELOW);
    Hand.require(row.cardId() >= 0 && row.cardId() < BELOW);
    byte[] out = Hand.scratch();
    Hand.writeDigits(row.deviceId(), 6, out, 0);
    out[6] = ',';
    int at = Hand.writeLetters(row.sellerId(), 8, out, 7);
    out[at++] = ',';
    return Hand.ascii(out, 0, Hand.writeDigits(row.cardId(), 6, out, at));
  }

  @Override
  Sale decodeByHand(String column) {
    int comma = column.length() - 7;
    Hand.require(comma >= 7 && column.charAt(6) == ',' && column.charAt(comma) == ',');
    int deviceId = (int) Hand.digits(column, 0, 6);
    String sellerId = Hand.letters(column, 7, comma, 8);
    return new Sale(deviceId, sellerId, Hand.digits(column, comma + 1, 6));
  }
}
