package dev.keywright.fuzz;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.SortKey;

/** Two numbers around a text, and a native number. */
@Separator(',')
public record TextCard(
    @PartitionKey(order = 0, pad = 6) int device,
    @PartitionKey(order = 1) @Domain(alphabet = "0-9A-Za-z", maxLength = 8) String seller,
    @PartitionKey(order = 2, ordered = false) @Domain(min = 0) long card,
    @SortKey(order = 0, column = "orderNumber", nativeType = true) long orderNumber) {}
