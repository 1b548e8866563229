package dev.keywright.engine.dynamodb;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;

/**
 * A match of a tournament: its table finds it by its number, and an index by four and four values.
 */
@StoredIn(Store.DYNAMODB)
@StoredIn(value = Store.DYNAMODB, key = "byBracket")
public record Match(
    @PartitionKey(order = 0, column = "PK", pad = 9) @Domain(unique = true) int number,
    @PartitionKey(order = 0, column = "tournament", nativeType = true, key = "byBracket")
        @Domain(maxLength = 40)
        String tournament,
    @PartitionKey(order = 1, column = "region", nativeType = true, key = "byBracket")
        @Domain(maxLength = 40)
        String region,
    @PartitionKey(order = 2, column = "season", nativeType = true, key = "byBracket") long season,
    @PartitionKey(order = 3, column = "division", nativeType = true, key = "byBracket")
        @Domain(maxLength = 40)
        String division,
    @SortKey(order = 0, column = "round", nativeType = true, key = "byBracket")
        @Domain(maxLength = 40)
        String round,
    @SortKey(order = 1, column = "bracket", nativeType = true, key = "byBracket") long bracket,
    @SortKey(order = 2, column = "court", nativeType = true, key = "byBracket")
        @Domain(maxLength = 40)
        String court,
    @SortKey(order = 3, column = "day", nativeType = true, key = "byBracket") long day) {}
