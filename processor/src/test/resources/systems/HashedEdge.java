package systems;

import dev.keywright.*;

/** A row of a graph in HBase: the first 4 bytes of the MD5 of both ends, the ends, the time. */
@KeyFormat(Format.BINARY)

public record HashedEdge(
    @PartitionKey(
            order = 0,
            hashPrefix = 8,
            hashOf = {"from", "to"})
        @EncodedText(as = TextEncoding.TERMINATED, end = 0)
        String from,
    @PartitionKey(order = 1) @EncodedText(as = TextEncoding.TERMINATED, end = 0) String to,
    @PartitionKey(order = 2) long at) {}
