package dev.keywright.fuzz;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.SortKey;
import jakarta.validation.constraints.Size;

/** Texts that may hold the separator, back to front, too, and what may stand between them. */
@Separator(value = '!', escape = true)
@SuppressWarnings("ArrayRecordComponent") // the generated keys copy them
public record TextEscaped(
    @PartitionKey(order = 0) String first,
    @PartitionKey(order = 1, reversed = true, ordered = false) String turned,
    @PartitionKey(order = 2) byte[] digest,
    @PartitionKey(order = 3) Kind kind,
    @PartitionKey(order = 4) @Size(min = 1, max = 5) String bounded,
    @SortKey(order = 0) char letter,
    @SortKey(order = 1) String last,
    @SortKey(order = 2, column = "name", nativeType = true) @Domain(alphabet = "a-z")
        String name) {}
