package dev.keywright.conformance.layouts;

import dev.keywright.Direction;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;

/** Bytes in both columns, with text and bytes of any content, upward and downward. */
@KeyFormat(Format.BINARY)
@SuppressWarnings("ArrayRecordComponent") // the type under test
public record Document(
    @PartitionKey(order = 0) String owner,
    @SortKey(order = 0, direction = Direction.DESC) String title,
    @SortKey(order = 1) byte[] digest) {}
