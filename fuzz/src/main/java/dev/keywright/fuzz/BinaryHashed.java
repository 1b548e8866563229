package dev.keywright.fuzz;

import dev.keywright.Format;
import dev.keywright.HashAlgorithm;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.UniqueSuffix;

/** Hash prefixes of a text that is followed and of a number, and a unique suffix. */
@KeyFormat(Format.BINARY)
@UniqueSuffix(length = 3)
public record BinaryHashed(
    @PartitionKey(order = 0, hashPrefix = 4, hash = HashAlgorithm.CRC32C, hashSalt = "x")
        @SortKey(order = 0, key = "byNumber")
        String name,
    @PartitionKey(order = 1)
        @PartitionKey(order = 0, hashPrefix = 2, hash = HashAlgorithm.SHA_256, key = "byNumber")
        int number) {}
