package shop;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;

@StoredIn(value = Store.DYNAMODB, key = "byRegion")
@AccessPattern(
    name = "roundsOfRegion",
    equal = {"tournament", "region"},
    range = "round",
    key = "byRegion")
public record Match(
    @PartitionKey(order = 0, column = "tournament", nativeType = true, key = "byRegion")
        @Domain(minLength = 1, maxLength = 40)
        String tournament,
    @PartitionKey(order = 1, column = "region-id", nativeType = true, key = "byRegion") long region,
    @SortKey(order = 0, column = "round", nativeType = true, key = "byRegion") long round,
    @SortKey(order = 1, column = "match", nativeType = true, key = "byRegion")
        @Domain(minLength = 1, maxLength = 40, unique = true)
        String match) {}
