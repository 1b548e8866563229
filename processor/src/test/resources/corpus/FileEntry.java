// The files of an object store in its embedded database, beside other kinds of row.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.KeyCode;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.Store;
import dev.keywright.StoredIn;

@Separator('/')
@StoredIn(Store.ROCKSDB)
@AccessPattern(
    name = "childrenOf",
    equal = {"kind", "volume", "bucket", "parent"})
record FileEntry(
    @PartitionKey(order = 0) FileKind kind,
    @PartitionKey(order = 1, pad = 19) long volume,
    @PartitionKey(order = 2, pad = 19) long bucket,
    @PartitionKey(order = 3, pad = 19) long parent,
    @PartitionKey(order = 4) @Domain(alphabet = "0-9A-Za-z._\\-", maxLength = 255) String name,
    long bytes) {}

enum FileKind {
  @KeyCode("file-entry")
  FILE
}
