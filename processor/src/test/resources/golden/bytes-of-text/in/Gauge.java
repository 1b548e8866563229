package demo;

import dev.keywright.Bucket;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.Store;
import dev.keywright.StoredIn;

/** TEXT keys in a store whose clients take bytes. */
@Separator('!')
@StoredIn(Store.HBASE)
@StoredIn(value = Store.HBASE, key = "bySite")
@StoredIn(value = Store.HBASE, key = "byTag")
@Bucket(count = 4, of = "meter", key = "bySite")
public record Gauge(
    @PartitionKey(order = 0, pad = 6, hashPrefix = 4)
        @PartitionKey(order = 1, pad = 6, key = "bySite")
        int meter,
    @PartitionKey(order = 1) @PartitionKey(order = 0, key = "bySite") @Domain(alphabet = "0-9a-z", maxLength = 16)
        String site,
    @PartitionKey(order = 0, key = "byTag") @Domain(maxLength = 20) String tag) {}
