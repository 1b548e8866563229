// Photos of a user by day, as keys of objects.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.TimeFormat;
import java.time.LocalDate;
import java.util.UUID;

@Separator('/')
@StoredIn(Store.S3)
@AccessPattern(name = "photosOfUser", equal = "user", range = "takenOn")
record PhotoObject(
    @PartitionKey(order = 0, pad = 10, hashPrefix = 2) long user,
    @PartitionKey(order = 1, time = TimeFormat.BASIC) LocalDate takenOn,
    @PartitionKey(order = 2) UUID photo) {}
