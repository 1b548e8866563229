package demo;

import dev.keywright.Bucket;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.PartitionTemplate;
import dev.keywright.Separator;
import dev.keywright.SortKey;
import dev.keywright.SortTemplate;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.LocalDate;

/** Writes of one day go to 16 partitions; by shop, to 8 stretches of the shop's days. */
@StoredIn(Store.DYNAMODB)
@Bucket(count = 16, of = "orderId")
@PartitionTemplate(value = "ORDERS#{day}#{bucket}", column = "PK")
@SortTemplate(value = "ORDER#{orderId}", column = "SK")
@Separator('#')
@Bucket(count = 8, of = "orderId", after = "shop", key = "byShop")
@Bucket(count = 300, of = "orderId", after = "total", key = "byTotal")
public record DayOrder(
    @PartitionKey @PartitionKey(order = 1, key = "byShop") @SortKey(order = 0, key = "byTotal")
        LocalDate day,
    @SortKey(pad = 9)
        @PartitionKey(order = 2, key = "byShop", pad = 9)
        @PartitionKey(order = 2, key = "byTotal", ordered = false)
        @Domain(min = 0, max = 999_999_999, unique = true)
        long orderId,
    @PartitionKey(order = 0, key = "byShop", hashPrefix = 2)
        @PartitionKey(order = 0, key = "byTotal")
        @Domain(alphabet = "0-9a-z", maxLength = 8)
        String shop,
    @PartitionKey(order = 1, key = "byTotal", ordered = false) @Domain(min = 0) int total) {}
