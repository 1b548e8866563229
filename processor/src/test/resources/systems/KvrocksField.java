package systems;

import dev.keywright.*;

/** A hash of Kvrocks in RocksDB: lengths before namespace and key, the version, and the field. */
@KeyFormat(Format.BINARY)
public record KvrocksField(
    @PartitionKey(order = 0, ordered = false)
        @EncodedText(as = TextEncoding.LENGTH_PREFIXED, lengthBytes = 1)
        String namespace,
    @PartitionKey(order = 1, ordered = false)
        @EncodedText(as = TextEncoding.LENGTH_PREFIXED, lengthBytes = 4)
        String name,
    @PartitionKey(order = 2) @EncodedNumber(as = NumberEncoding.UNSIGNED, width = 8) long version,
    @PartitionKey(order = 3) String field) {}
