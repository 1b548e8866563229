package dev.keywright.fuzz;

import dev.keywright.Direction;
import dev.keywright.Domain;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.TimeFormat;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.UUID;

/** Every type of fixed width, and a native number. */
@KeyFormat(Format.BINARY)
public record BinaryTypes(
    @PartitionKey(order = 0) byte small,
    @PartitionKey(order = 1, direction = Direction.DESC) short falling,
    @PartitionKey(order = 2, reversed = true) UserId turned,
    @PartitionKey(order = 3) @Domain(min = -5, max = 99) long bounded,
    @PartitionKey(order = 4, direction = Direction.DESC) boolean flag,
    @PartitionKey(order = 5) @Domain(alphabet = "A-Z") char letter,
    @PartitionKey(order = 6) UUID id,
    @PartitionKey(order = 7, direction = Direction.DESC) double amount,
    @SortKey(order = 0, time = TimeFormat.DOTNET_TICKS) Instant ticks,
    @SortKey(order = 1, direction = Direction.DESC) LocalDateTime local,
    @SortKey(order = 2, time = TimeFormat.EPOCH_SECONDS, reversed = true) Instant seconds,
    @SortKey(order = 3) LocalDate day,
    @SortKey(order = 4) float ratio,
    @SortKey(order = 5, column = "number", nativeType = true) @Domain(min = 0) long number) {}
