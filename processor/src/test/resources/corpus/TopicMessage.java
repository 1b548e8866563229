// One kind of record among others in an embedded store, told by its first character.
// finds: nothing
package corpus;

import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import dev.keywright.PartitionTemplate;
import dev.keywright.Store;
import dev.keywright.StoredIn;

@KeyFormat(Format.BINARY)
@StoredIn(Store.ROCKSDB)
@PartitionTemplate("m{topic}{offset}")
record TopicMessage(@PartitionKey int topic, @PartitionKey long offset) {}
