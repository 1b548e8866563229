// The bytes of a signed number as the client library writes them: negative ones sort last.
// finds: KW112 delta
package corpus;

import dev.keywright.EncodedNumber;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.NumberEncoding;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.util.UUID;

@KeyFormat(Format.BINARY)
@StoredIn(Store.HBASE)
record ClockDrift(
    @PartitionKey(order = 0) UUID host,
    @PartitionKey(order = 1) @EncodedNumber(as = NumberEncoding.TWOS_COMPLEMENT, width = 8)
        long delta) {}
