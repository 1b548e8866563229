package dev.keywright.benchmarks;

import dev.keywright.Domain;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;

/** The same key in BINARY. */
@KeyFormat(Format.BINARY)
public record CompactPurchase(
    @PartitionKey(order = 0) int deviceId,
    @PartitionKey(order = 1) @Domain(alphabet = "0-9A-Za-z", maxLength = 8) String sellerId,
    @PartitionKey(order = 2) long cardId) {}
