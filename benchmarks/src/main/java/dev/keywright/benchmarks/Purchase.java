package dev.keywright.benchmarks;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;

/** The key that all codes of the TEXT form write: {@code 000054,a100,006777}. */
@Separator(',')
public record Purchase(
    @PartitionKey(order = 0, pad = 6) int deviceId,
    @PartitionKey(order = 1) @Domain(alphabet = "0-9A-Za-z", maxLength = 8) String sellerId,
    @PartitionKey(order = 2, pad = 6) long cardId) {}
