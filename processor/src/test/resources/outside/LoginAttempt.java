// One query looks for an attempt without its random suffix, and one for all attempts without a user.
// finds: KW402 warning LoginAttempt
// finds: KW210 warning LoginAttempt
// expected: KW402 warning @AccessPattern
// expected: KW210 warning @AccessPattern
// found: KW402 warning LoginAttempt
// found: KW210 warning LoginAttempt
// ruling: several of one annotation stand on a type as one container, which no compiler shows a place of; the finding is shown at the type, and its message names the access pattern
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.UniqueSuffix;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

@StoredIn(value = Store.ACCUMULO, table = "logins")
@UniqueSuffix(length = 8)
@AccessPattern(name = "attempts")
@AccessPattern(name = "attempt", equal = {"user", "at"})
record LoginAttempt(
    @PartitionKey(order = 0) @Domain(alphabet = "0-9a-z", minLength = 2, maxLength = 30)
        String user,
    @PartitionKey(order = 1, floor = ChronoUnit.MILLIS) Instant at) {}
