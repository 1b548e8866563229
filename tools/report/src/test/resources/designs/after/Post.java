package blog;

import dev.keywright.AccessPattern;
import dev.keywright.AllowDesign;
import dev.keywright.Direction;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.TimeFormat;
import dev.keywright.Volume;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/** Posts of a blog in Azure Table Storage, the newest first. */
@Separator('!')
@StoredIn(Store.AZURE_TABLE)
@Volume(rows = 30_000_000, bytesPerRow = 400, peakWritesPerSecond = 60)
@AccessPattern(name = "latest", equal = "user", newestFirst = true)
@AllowDesign(check = "KW405", reason = "A user writes at most one post a second.")
public record Post(
    @PartitionKey(order = 0)
        @Domain(alphabet = "0-9a-z", maxLength = 32, cardinality = 1_000_000)
        String user,
    @SortKey(order = 0, time = TimeFormat.DOTNET_TICKS, direction = Direction.DESC, floor = ChronoUnit.MICROS)
        Instant createdAt,
    String text) {}
