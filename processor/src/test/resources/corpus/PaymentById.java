// Payments by a hash of their number, and still asked for by a range of numbers.
// finds: KW401 @AccessPattern
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;

@StoredIn(Store.TABLESTORE)
@AccessPattern(name = "paymentsBetween", range = "number")
record PaymentById(
    @PartitionKey(order = 0, pad = 12, hashPrefix = 4) @Domain(monotonic = true, unique = true)
        long number) {}
