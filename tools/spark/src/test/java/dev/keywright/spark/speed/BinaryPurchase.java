package dev.keywright.spark.speed;

import dev.keywright.Domain;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;

/** A key of bytes. */
@KeyFormat(Format.BINARY)
record BinaryPurchase(
    @PartitionKey(order = 0) int deviceId,
    @PartitionKey(order = 1) @Domain(alphabet = "0-9A-Za-z", maxLength = 8) String sellerId,
    @PartitionKey(order = 2) @Domain(min = 0) long cardId) {

  /** The same for the same number. */
  static BinaryPurchaseKey key(long number) {
    return new BinaryPurchaseKey(
        (int) (number % 1_000), "a" + number % 50, number * 7_919 % 100_000);
  }
}
