// Version 10 sorts before version 9, and the time has the UTC offset of the user who saved.
// finds: KW101 error version
// finds: KW107 error savedAt
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.OffsetDateTime;
import java.util.UUID;

@StoredIn(value = Store.DYNAMODB, table = "versions")
@AccessPattern(name = "versions", equal = "document", range = "version")
record DocVersion(
    @PartitionKey UUID document,
    @SortKey(order = 0) @Domain(min = 1) int version,
    @SortKey(order = 1) OffsetDateTime savedAt) {}
