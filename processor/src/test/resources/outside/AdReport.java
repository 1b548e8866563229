// Five attributes for the partition of an index that takes four.
// finds: KW303 error device
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.Index;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.util.UUID;

@StoredIn(value = Store.DYNAMODB, table = "ad-reports")
@Index(key = "byCut", name = "cut-index")
@AccessPattern(
    name = "reports",
    key = "byCut",
    equal = {"advertiser", "campaign", "channel", "country", "device"})
record AdReport(
    @PartitionKey(column = "reportId") UUID reportId,
    @PartitionKey(order = 0, column = "advertiser", nativeType = true, key = "byCut")
        @Domain(alphabet = "0-9a-z", minLength = 1, maxLength = 20)
        String advertiser,
    @PartitionKey(order = 1, column = "campaign", nativeType = true, key = "byCut")
        @Domain(alphabet = "0-9a-z", minLength = 1, maxLength = 20)
        String campaign,
    @PartitionKey(order = 2, column = "channel", nativeType = true, key = "byCut")
        @Domain(alphabet = "a-z", minLength = 1, maxLength = 10)
        String channel,
    @PartitionKey(order = 3, column = "country", nativeType = true, key = "byCut")
        @Domain(alphabet = "A-Z", minLength = 2, maxLength = 2)
        String country,
    @PartitionKey(order = 4, column = "device", nativeType = true, key = "byCut")
        @Domain(alphabet = "a-z", minLength = 1, maxLength = 10)
        String device) {}
