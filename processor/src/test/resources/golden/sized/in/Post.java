package blog;

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
import dev.keywright.Volume;
import java.time.Instant;

@Separator('!')
@StoredIn(Store.AZURE_TABLE)
@Volume(rows = 2_001_000, bytesPerRow = 400, peakWritesPerSecond = 5_000)
@UniqueSuffix(length = 6)
@AccessPattern(name = "postsOfUser", equal = "user")
@AccessPattern(name = "postsBetween", equal = "user", range = "createdAt")
public record Post(
    @PartitionKey(order = 0) @Domain(alphabet = "0-9a-z", maxLength = 32, cardinality = 1_000)
        String user,
    @SortKey(order = 0, time = TimeFormat.DOTNET_TICKS, direction = Direction.DESC)
        Instant createdAt) {}
