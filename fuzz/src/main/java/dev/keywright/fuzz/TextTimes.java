package dev.keywright.fuzz;

import dev.keywright.Direction;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.TimeFormat;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;

/** Times in every form. */
public record TextTimes(
    @PartitionKey(order = 0) Instant millis,
    @PartitionKey(order = 1, time = TimeFormat.EPOCH_SECONDS, reversed = true) Instant turned,
    @PartitionKey(order = 2, time = TimeFormat.BASIC, direction = Direction.DESC) Instant falling,
    @PartitionKey(order = 3, time = TimeFormat.DOTNET_TICKS, direction = Direction.DESC)
        Instant ticks,
    @SortKey(order = 0, direction = Direction.DESC) LocalDateTime local,
    @SortKey(order = 1, time = TimeFormat.BASIC) LocalDateTime readable,
    @SortKey(order = 2, time = TimeFormat.BASIC) LocalDate day,
    @SortKey(order = 3, time = TimeFormat.DOTNET_TICKS) LocalDate dayTicks,
    @SortKey(order = 4) LocalDate dayMillis) {}
