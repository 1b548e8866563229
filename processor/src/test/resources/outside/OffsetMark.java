// Offsets as the machine has them in memory, lowest byte first.
// finds: KW112 error offset
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.EncodedNumber;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.NumberEncoding;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;

@KeyFormat(Format.BINARY)
@StoredIn(Store.ROCKSDB)
@AccessPattern(name = "marks", equal = {"topic", "partition"})
record OffsetMark(
    @PartitionKey(order = 0) @Domain(minLength = 1, maxLength = 249) String topic,
    @PartitionKey(order = 1) int partition,
    @PartitionKey(order = 2)
        @EncodedNumber(as = NumberEncoding.LITTLE_ENDIAN, width = 8)
        @Domain(min = 0)
        long offset) {}
