package dev.keywright.benchmarks;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;

/** The key of the guide's final design: {@code 000054,a100,6777}. */
@Separator(',')
record Purchase(
    @PartitionKey(order = 0, pad = 6) int deviceId,
    @PartitionKey(order = 1) @Domain(alphabet = "0-9A-Za-z", maxLength = 8) String sellerId,
    @PartitionKey(order = 2, ordered = false) @Domain(min = 0) long cardId) {}
