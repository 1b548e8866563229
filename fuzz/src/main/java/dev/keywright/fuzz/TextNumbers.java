package dev.keywright.fuzz;

import dev.keywright.Direction;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.SortKey;
import java.util.UUID;

/** Numbers in every form, flags and identifiers. */
@Separator(':')
public record TextNumbers(
    @PartitionKey(order = 0, pad = 3, signed = true) byte small,
    @PartitionKey(order = 1, pad = 5, signed = true, direction = Direction.DESC) short falling,
    @PartitionKey(order = 2, pad = 4, reversed = true) UserId user,
    @PartitionKey(order = 3, pad = 19, signed = true, reversed = true) long turned,
    @PartitionKey(order = 4) @Domain(min = 100, max = 999) int bounded,
    @PartitionKey(order = 5, ordered = false) long plain,
    @PartitionKey(order = 6) boolean flag,
    @PartitionKey(order = 7, ordered = false) long last,
    @SortKey(order = 0, pad = 19, direction = Direction.DESC) long large,
    @SortKey(order = 1, direction = Direction.DESC) boolean fallingFlag,
    @SortKey(order = 2, direction = Direction.DESC) UUID fallingId,
    @SortKey(order = 3) UUID id) {}
