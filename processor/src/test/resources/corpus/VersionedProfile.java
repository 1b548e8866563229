// Every key begins with the version of a schema that never had another one.
// finds: KW204 version
package corpus;

import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.util.UUID;

@StoredIn(Store.HBASE)
record VersionedProfile(
    @PartitionKey(order = 0, pad = 1) @Min(1) @Max(1) int version,
    @PartitionKey(order = 1) UUID user) {}
