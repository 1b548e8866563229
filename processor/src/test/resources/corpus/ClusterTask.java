// The same bytes of a number that is never negative.
// finds: nothing
package corpus;

import dev.keywright.EncodedNumber;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.NumberEncoding;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import jakarta.validation.constraints.Positive;
import java.util.UUID;

@KeyFormat(Format.BINARY)
@StoredIn(Store.HBASE)
record ClusterTask(
    @PartitionKey(order = 0) UUID job,
    @PartitionKey(order = 1)
        @EncodedNumber(as = NumberEncoding.TWOS_COMPLEMENT, width = 8)
        @Positive
        long task) {}
