package dev.keywright.fuzz;

import dev.keywright.Direction;
import dev.keywright.Domain;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import jakarta.validation.constraints.Size;

/** Everything that has an end: followed, last, falling and back to front. */
@KeyFormat(Format.BINARY)
@SuppressWarnings("ArrayRecordComponent") // the generated keys copy them
public record BinaryTexts(
    @PartitionKey(order = 0) String followed,
    @PartitionKey(order = 1, direction = Direction.DESC) @Domain(maxLength = 6) String falling,
    @PartitionKey(order = 2) byte[] bytes,
    @PartitionKey(order = 3, direction = Direction.DESC) Kind kind,
    @PartitionKey(order = 4, reversed = true, ordered = false) String turned,
    @PartitionKey(order = 5) Kind lastKind,
    @SortKey(order = 0, column = "words") String lastText,
    @SortKey(order = 1, column = "digest", direction = Direction.DESC) @Size(min = 1, max = 4)
        byte[] lastBytes,
    @SortKey(order = 2, column = "blob", nativeType = true) byte[] blob) {}
