// Bodies of blocks by number and hash, as a node keeps them.
// finds: nothing
package corpus;

import dev.keywright.Domain;
import dev.keywright.EncodedNumber;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.NumberEncoding;
import dev.keywright.PartitionKey;
import dev.keywright.PartitionTemplate;
import dev.keywright.Store;
import dev.keywright.StoredIn;

@KeyFormat(Format.BINARY)
@StoredIn(Store.LEVELDB)
@PartitionTemplate("b{number}{hash}")
record BlockBody(
    @PartitionKey @EncodedNumber(as = NumberEncoding.UNSIGNED, width = 8) long number,
    @PartitionKey @Domain(minLength = 32, maxLength = 32, unique = true) byte[] hash) {}
