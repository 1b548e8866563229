package dev.keywright.benchmarks;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.Store;
import dev.keywright.StoredIn;

/** The key that all codes of the TEXT form write: {@code 000054,a100,006777}. */
@Separator(',')
@StoredIn(Store.HBASE) // its clients take bytes, so there is an encoder to bytes
public record Purchase(
    @PartitionKey(order = 0, pad = 6) int deviceId,
    @PartitionKey(order = 1) @Domain(alphabet = "0-9A-Za-z", maxLength = 8) String sellerId,
    @PartitionKey(order = 2, pad = 6) long cardId) {}
