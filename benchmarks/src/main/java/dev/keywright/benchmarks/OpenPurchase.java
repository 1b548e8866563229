package dev.keywright.benchmarks;

import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;

/** The same key in BINARY, whose text may hold every character. */
@KeyFormat(Format.BINARY)
public record OpenPurchase(
    @PartitionKey(order = 0) int deviceId,
    @PartitionKey(order = 1) String sellerId,
    @PartitionKey(order = 2) long cardId) {}
