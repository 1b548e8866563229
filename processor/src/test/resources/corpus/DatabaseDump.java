// A tilde, which the vendor asks to avoid in names of objects.
// finds: KW304 @PartitionTemplate
package corpus;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.PartitionTemplate;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.util.UUID;

@StoredIn(Store.S3)
@PartitionTemplate("backup~{database}/{dump}")
record DatabaseDump(
    @PartitionKey @Domain(alphabet = "0-9a-z", minLength = 1, maxLength = 63) String database,
    @PartitionKey UUID dump) {}
