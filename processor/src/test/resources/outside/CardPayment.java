// Payments by id. An index that the store keeps lists the payments of a merchant by time.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.Index;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

@StoredIn(value = Store.DYNAMODB, table = "payments")
@Index(key = "byMerchant", name = "merchant-created-index", projects = {"amount", "state"})
@AccessPattern(
    name = "newestOfMerchant",
    key = "byMerchant",
    equal = "merchantId",
    newestFirst = true)
@AccessPattern(
    name = "statement",
    key = "byMerchant",
    equal = "merchantId",
    range = "createdAt")
record CardPayment(
    @PartitionKey(column = "paymentId") UUID paymentId,
    @PartitionKey(key = "byMerchant", column = "merchantId")
        @Domain(alphabet = "0-9A-Z", minLength = 8, maxLength = 15)
        String merchantId,
    @SortKey(key = "byMerchant", column = "createdAt", floor = ChronoUnit.MILLIS)
        Instant createdAt,
    long amount,
    String state) {}
