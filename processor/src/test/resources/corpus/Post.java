// Posts of a user, newest first, in a store that reads forward only.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Direction;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.TimeFormat;
import dev.keywright.UniqueSuffix;
import jakarta.validation.constraints.NotBlank;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

@Separator('!')
@StoredIn(Store.AZURE_TABLE)
@UniqueSuffix(length = 6)
@AccessPattern(name = "newestPosts", equal = "user", range = "createdAt", newestFirst = true)
record Post(
    @PartitionKey(order = 0) @Domain(alphabet = "0-9a-z", maxLength = 32) @NotBlank String user,
    @SortKey(
            order = 0,
            time = TimeFormat.DOTNET_TICKS,
            direction = Direction.DESC,
            floor = ChronoUnit.MICROS)
        Instant createdAt) {}
