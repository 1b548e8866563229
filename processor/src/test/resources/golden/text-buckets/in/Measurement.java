package demo;

import dev.keywright.AccessPattern;
import dev.keywright.Bucket;
import dev.keywright.BucketBy;
import dev.keywright.Chunked;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.UniqueSuffix;
import java.time.Instant;

@Bucket(count = 100, of = {"sensor", "site"}, key = "byTime")
@Bucket(count = 10, of = "user", key = "byUser")
@Bucket(count = 8, of = "number", by = BucketBy.MODULO)
@UniqueSuffix(length = 6, key = "byTime")
@AccessPattern(name = "latest", equal = "user", newestFirst = true, key = "byUser")
@AccessPattern(name = "one", equal = {"at", "sensor"}, key = "byTime")
@Chunked(maxBytes = 1024)
public record Measurement(
    @PartitionKey(order = 0, key = "byTime") @SortKey(order = 1, key = "byUser")
        @Domain(uniqueWithin = "user") Instant at,
    @PartitionKey(order = 1, key = "byTime", pad = 9) int sensor,
    @PartitionKey(order = 2, key = "byTime") @Domain(alphabet = "a-z") String site,
    @SortKey(order = 0, key = "byUser") @Domain(alphabet = "0-9A-Za-z") String user,
    @PartitionKey(order = 0, hashPrefix = 4, pad = 19) @Domain(min = 0) long number) {}
