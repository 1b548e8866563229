package dev.keywright.conformance.layouts;

import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.SortKey;

/** Text, and bytes as the store's own type. */
@Separator(',')
@SuppressWarnings("ArrayRecordComponent") // the type under test
public record Blob(
    @PartitionKey(order = 0, pad = 2) int owner,
    @SortKey(order = 0, column = "digest", nativeType = true) byte[] digest) {}
