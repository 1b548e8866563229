package dev.keywright.conformance.layouts;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.SortKey;

/** The key of a table and the key of its index in one item. */
@Separator('#')
public record IndexedOrder(
    @PartitionKey(order = 0, column = "PK")
        @SortKey(order = 1, column = "GSI1SK", key = "byShop")
        @Domain(alphabet = "0-9a-z", maxLength = 8)
        String user,
    @PartitionKey(order = 0, column = "GSI1PK", key = "byShop")
        @Domain(alphabet = "a-z", maxLength = 8)
        String shop,
    @SortKey(order = 0, column = "sort-key", pad = 8)
        @SortKey(order = 0, column = "GSI1SK", key = "byShop", pad = 8)
        int day,
    @SortKey(order = 1, column = "sort-key", pad = 6)
        @SortKey(order = 2, column = "GSI1SK", key = "byShop", pad = 6)
        int number) {}
