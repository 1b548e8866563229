// Who signed up on a day: all writes of today go to one partition of the index.
// finds: KW201 warning day
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Index;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.TimeFormat;
import java.time.LocalDate;
import java.util.UUID;

@StoredIn(value = Store.DYNAMODB, table = "users")
@Index(key = "byDay", name = "signup-day-index")
@AccessPattern(name = "signupsOf", key = "byDay", equal = "day")
record SignupDay(
    @PartitionKey(column = "userId") UUID userId,
    @PartitionKey(key = "byDay", column = "signupDay", time = TimeFormat.ISO) LocalDate day,
    String country) {}
