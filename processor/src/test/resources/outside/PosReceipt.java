// Receipt numbers in the store's own number type. Above 2^53, two numbers become one.
// finds: KW305 error receiptNo
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;

@StoredIn(value = Store.COSMOS_NOSQL, table = "receipts")
@AccessPattern(name = "linesOf", equal = {"shopId", "receiptNo"})
record PosReceipt(
    @PartitionKey(order = 0, column = "shopId", nativeType = true)
        @Domain(alphabet = "0-9a-z", minLength = 6, maxLength = 12)
        String shopId,
    @PartitionKey(order = 1, column = "receiptNo", nativeType = true) long receiptNo,
    @SortKey(column = "id", nativeType = true)
        @Domain(alphabet = "0-9a-f\\-", minLength = 36, maxLength = 36, unique = true)
        String id) {}
