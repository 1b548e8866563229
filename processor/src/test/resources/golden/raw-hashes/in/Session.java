package demo;

import dev.keywright.AccessPattern;
import dev.keywright.Format;
import dev.keywright.HashAlgorithm;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;

@KeyFormat(Format.BINARY)
@AccessPattern(name = "ofUser", equal = {"tenant", "user"}, range = "session")
public record Session(
    @PartitionKey(
            order = 0,
            hashPrefix = 32,
            hashOf = {"tenant", "user"})
        String tenant,
    @PartitionKey(order = 1) long user,
    @PartitionKey(order = 2) long session,
    @PartitionKey(
            order = 0,
            hashPrefix = 8,
            hash = HashAlgorithm.MURMUR3_32,
            hashSeed = 104729,
            hashOf = {"from", "kind", "to"},
            key = "byEdge")
        int from,
    @PartitionKey(order = 1, key = "byEdge") int depth,
    @PartitionKey(order = 2, key = "byEdge") byte kind,
    @PartitionKey(order = 3, key = "byEdge") int to) {}
