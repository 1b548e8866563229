package dev.keywright.benchmarks;

import dev.keywright.Domain;
import dev.keywright.HashAlgorithm;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;

/** The same key behind four digits of the CRC32C of the device. */
@Separator(',')
public record CrcPurchase(
    @PartitionKey(order = 0, pad = 6, hashPrefix = 4, hash = HashAlgorithm.CRC32C) int deviceId,
    @PartitionKey(order = 1) @Domain(alphabet = "0-9A-Za-z", maxLength = 8) String sellerId,
    @PartitionKey(order = 2, pad = 6) long cardId) {}
