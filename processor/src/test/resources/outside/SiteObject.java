// Site names may have a hyphen, which sorts before the slash that follows the name.
// finds: KW104 error site
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.PartitionTemplate;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.util.UUID;

@StoredIn(value = Store.S3, table = "site-builds")
@PartitionTemplate("{site}/{build}/{file}")
@AccessPattern(name = "builds", equal = "site", range = "build")
record SiteObject(
    @PartitionKey @Domain(alphabet = "0-9a-z\\-", minLength = 3, maxLength = 40) String site,
    @PartitionKey(pad = 6) int build,
    @PartitionKey UUID file) {}
