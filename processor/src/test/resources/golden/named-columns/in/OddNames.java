package demo;

import dev.keywright.Bucket;
import dev.keywright.BucketBy;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;

/** Names that no identifier, no comment and no signature takes as they are. */
@KeyFormat(Format.BINARY)
@Bucket(count = 16, of = "number", by = BucketBy.MODULO, key = "inBuckets")
public record OddNames(
    @PartitionKey(order = 0, column = "*/ | user-id: \"\\")
        @SortKey(order = 0, column = "user $L {@code}", key = "inBuckets")
        String user,
    @PartitionKey(order = 1)
        @SortKey(order = 1, column = "number", nativeType = true, key = "inBuckets")
        long number,
    @SortKey(order = 0, column = "order-line", nativeType = true) String orderLine,
    @SortKey(order = 1, column = "price \u2192 cents") int cents) {}
