// The index of a table joins a state and a number, which it takes one by one.
// finds: nothing
// expected: KW311 state
// found: nothing
// ruling: an int is no type of a native column, so the attributes that the note proposes could not be written
package corpus;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;

@StoredIn(value = Store.DYNAMODB)
@StoredIn(value = Store.DYNAMODB, key = "byState")
record SupportCase(
    @PartitionKey(order = 0)
        @PartitionKey(order = 0, column = "tenant", nativeType = true, key = "byState")
        @Domain(alphabet = "0-9a-z", minLength = 1, maxLength = 20)
        String tenant,
    @SortKey(order = 0, column = "GSI1SK", key = "byState")
        @Domain(alphabet = "a-z", minLength = 1, maxLength = 10)
        String state,
    @SortKey(order = 0, pad = 9)
        @SortKey(order = 1, column = "GSI1SK", pad = 9, key = "byState")
        @Domain(uniqueWithin = "tenant")
        int number) {}
