package dev.keywright.fuzz;

import dev.keywright.Bucket;
import dev.keywright.BucketBy;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.TimeFormat;
import java.time.LocalDate;

/** A bucket between two parts, by hash; and one that ends its column, by remainder. */
@Bucket(count = 100, of = "seller", after = "day")
@Bucket(count = 7, of = "number", by = BucketBy.MODULO, after = "day", key = "byNumber")
public record TextBehind(
    @PartitionKey(order = 0, time = TimeFormat.ISO)
        @PartitionKey(order = 0, time = TimeFormat.ISO, key = "byNumber")
        LocalDate day,
    @PartitionKey(order = 1) @Domain(alphabet = "a-c", maxLength = 3) String seller,
    @SortKey(order = 0, pad = 3) @SortKey(order = 0, pad = 3, key = "byNumber") int number) {}
