package demo;

import dev.keywright.Direction;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.SortKey;
import dev.keywright.TimeFormat;
import dev.keywright.UniqueSuffix;
import java.time.Instant;

@Separator('!')
@UniqueSuffix(length = 6)
public record Post(
    @PartitionKey(order = 0) @Domain(alphabet = "0-9a-z", maxLength = 32) String user,
    @SortKey(order = 0, time = TimeFormat.DOTNET_TICKS, direction = Direction.DESC)
        Instant createdAt) {}
