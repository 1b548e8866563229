// Tags may have underscores, and an underscore ends each tag.
// finds: KW105 error tag
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.TimeFormat;
import java.time.LocalDate;
import java.util.UUID;

@Separator('_')
@StoredIn(value = Store.DYNAMODB, table = "user-tags")
@AccessPattern(name = "tagsOf", equal = "user")
record UserTag(
    @PartitionKey UUID user,
    @SortKey(order = 0) @Domain(alphabet = "a-z_", minLength = 1, maxLength = 30) String tag,
    @SortKey(order = 1, time = TimeFormat.BASIC) LocalDate addedOn) {}
