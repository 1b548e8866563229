package shop;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.SortKey;

/** A row of two columns: text, and a number of the store's own. */
@Separator(',')
public record Order(
    @PartitionKey(order = 0, pad = 6) int deviceId,
    @PartitionKey(order = 1) @Domain(alphabet = "0-9A-Za-z", maxLength = 8) String sellerId,
    @PartitionKey(order = 2, ordered = false) @Domain(min = 0) long cardId,
    @SortKey(order = 0, column = "orderNumber", nativeType = true) long orderNumber) {}
