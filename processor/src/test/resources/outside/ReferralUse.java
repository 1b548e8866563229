// A hash of sixteen digits before a code that may be missing.
// finds: KW209 info campaign
// finds: KW110 error code
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.util.Optional;
import java.util.UUID;

@StoredIn(value = Store.HBASE, table = "referrals")
@AccessPattern(name = "usesOf", equal = "campaign")
record ReferralUse(
    @PartitionKey(order = 0, pad = 10, hashPrefix = 16) @Domain(min = 1) long campaign,
    @PartitionKey(order = 1) @Domain(alphabet = "0-9A-Z", minLength = 1, maxLength = 10)
        Optional<String> code,
    @PartitionKey(order = 2) UUID useId) {}
