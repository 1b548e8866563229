package dev.keywright.engine.dynamodb;

import dev.keywright.Bucket;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;

/**
 * A ticket: two indexes find it, and many tickets have the same key in each. One of them spreads a
 * day over buckets.
 */
@Separator('#')
@StoredIn(Store.DYNAMODB)
@StoredIn(value = Store.DYNAMODB, key = "byStatus")
@StoredIn(value = Store.DYNAMODB, key = "byDay")
@Bucket(count = 4, of = "priority", after = "day", key = "byDay")
public record Ticket(
    @PartitionKey(order = 0, column = "PK", pad = 9) @Domain(unique = true) int number,
    @PartitionKey(order = 0, column = "GSI1PK", key = "byStatus")
        @Domain(alphabet = "A-Z", maxLength = 8)
        String status,
    @PartitionKey(order = 0, column = "GSI2PK", pad = 3, key = "byDay") @Domain(min = 0) int day,
    @SortKey(order = 0, column = "GSI1SK", pad = 2, key = "byStatus")
        @SortKey(order = 0, column = "GSI2SK", pad = 2, key = "byDay")
        @Domain(min = 0)
        int priority) {}
