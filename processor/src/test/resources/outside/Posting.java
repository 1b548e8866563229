// Which documents hold a word, in an embedded store.
// finds: nothing
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
@AccessPattern(name = "documentsWith", equal = "term")
@AccessPattern(name = "termsLike", prefix = "term")
record Posting(
    @PartitionKey(order = 0) @Domain(minLength = 1, maxLength = 120) String term,
    @PartitionKey(order = 1)
        @EncodedNumber(as = NumberEncoding.UNSIGNED, width = 4)
        @Domain(min = 0)
        int document,
    int frequency) {}
