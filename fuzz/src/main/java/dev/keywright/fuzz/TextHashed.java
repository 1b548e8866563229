package dev.keywright.fuzz;

import dev.keywright.Domain;
import dev.keywright.HashAlgorithm;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.UniqueSuffix;

/** Hash prefixes of a number and of a text, and a unique suffix. */
@UniqueSuffix(length = 4)
public record TextHashed(
    @PartitionKey(order = 0, pad = 4, hashPrefix = 4, hash = HashAlgorithm.CRC32C, hashSalt = "\n")
        @SortKey(order = 0, pad = 4, key = "byName")
        int number,
    @SortKey(order = 0)
        @PartitionKey(order = 0, hashPrefix = 2, hash = HashAlgorithm.MURMUR3_32, key = "byName")
        @Domain(maxLength = 6)
        String name) {}
