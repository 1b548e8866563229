package dev.keywright.spark.speed;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;

/** A key of text. */
@Separator(',')
record TextPurchase(
    @PartitionKey(order = 0, pad = 6) int deviceId,
    @PartitionKey(order = 1) @Domain(alphabet = "0-9A-Za-z", maxLength = 8) String sellerId,
    @PartitionKey(order = 2, ordered = false) @Domain(min = 0) long cardId) {

  /** The same for the same number. */
  static TextPurchaseKey key(long number) {
    return new TextPurchaseKey((int) (number % 1_000), "a" + number % 50, number * 7_919 % 100_000);
  }
}
