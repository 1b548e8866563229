package demo;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.TimeFormat;
import java.time.LocalDate;

/** The keys of a table and of its index in one item, under the names that the table has. */
@Separator('#')
@StoredIn(value = Store.DYNAMODB, maxPartitionBytes = 1L << 40)
@StoredIn(value = Store.DYNAMODB, maxPartitionBytes = 1L << 40, key = "byShop")
public record ShopOrder(
    @PartitionKey(order = 0, column = "PK")
        @SortKey(order = 1, column = "GSI1SK", key = "byShop")
        @Domain(alphabet = "0-9a-z", maxLength = 36, cardinality = 1_000_000)
        String user,
    @PartitionKey(order = 0, column = "GSI1PK", key = "byShop")
        @Domain(alphabet = "a-z", maxLength = 12, cardinality = 100_000)
        String shop,
    @SortKey(order = 0, column = "SK", time = TimeFormat.BASIC)
        @SortKey(order = 0, column = "GSI1SK", key = "byShop", time = TimeFormat.BASIC)
        LocalDate day,
    @SortKey(order = 1, column = "SK", pad = 9)
        @SortKey(order = 2, column = "GSI1SK", key = "byShop", pad = 9)
        int number) {}
