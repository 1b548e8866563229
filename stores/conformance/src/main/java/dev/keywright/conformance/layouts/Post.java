package dev.keywright.conformance.layouts;

import dev.keywright.Direction;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.SortKey;
import dev.keywright.TimeFormat;
import java.time.Instant;

/** The newest first, as stores without a reverse read need it. */
@Separator('!')
public record Post(
    @PartitionKey(order = 0) @Domain(alphabet = "0-9a-z'", maxLength = 32) String user,
    @SortKey(order = 0, time = TimeFormat.DOTNET_TICKS, direction = Direction.DESC)
        Instant createdAt,
    @SortKey(order = 1, pad = 4) @Domain(min = 0) int number) {}
