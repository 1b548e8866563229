package dev.keywright.example;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.SortKey;

/**
 * A {@link Purchase} for stores whose keys have two columns of text: a partition for each device,
 * and in it {@code 'a100,000000006777,000000200003'}.
 */
@Separator(',')
public record DevicePurchase(
    @PartitionKey(order = 0, pad = 6) int deviceId,
    @SortKey(order = 0) @Domain(alphabet = "0-9A-Za-z", maxLength = 8) String sellerId,
    @SortKey(order = 1, pad = 12) @Domain(min = 0) long cardId,
    @SortKey(order = 2, pad = 12) @Domain(min = 0) long orderNumber) {}
