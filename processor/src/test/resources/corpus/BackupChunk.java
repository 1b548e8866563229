// Chunks of backups by what they hold.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Chunked;
import dev.keywright.Domain;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.util.UUID;

@KeyFormat(Format.BINARY)
@StoredIn(Store.TIKV)
@Chunked(maxBytes = 4 * 1024 * 1024)
@AccessPattern(name = "file", equal = {"snapshot", "path"})
record BackupChunk(
    @PartitionKey(order = 0) UUID snapshot,
    @PartitionKey(order = 1) @Domain(maxLength = 500) String path) {}
