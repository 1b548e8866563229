// A name of the application in front of random keys does no harm but its bytes.
// finds: nothing
package corpus;

import dev.keywright.PartitionKey;
import dev.keywright.PartitionTemplate;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.util.UUID;

@StoredIn(Store.HBASE)
@PartitionTemplate("prod|{user}")
record UserProfileRow(@PartitionKey UUID user) {}
