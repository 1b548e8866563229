// Short addresses by their random code.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import jakarta.validation.constraints.Pattern;

@StoredIn(Store.DYNAMODB)
@AccessPattern(name = "target", equal = "code")
record ShortUrl(
    @PartitionKey(order = 0) @Pattern(regexp = "[0-9A-Za-z]{7}") @Domain(unique = true)
        String code,
    String target) {}
