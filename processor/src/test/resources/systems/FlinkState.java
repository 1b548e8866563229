package systems;

import dev.keywright.*;
import dev.keywright.runtime.function.FlinkKeyGroup;

/** A value of Flink's keyed state in RocksDB: key group of 300, user, and the window that it is of. */
@KeyFormat(Format.BINARY)
@Bucket(count = 300, of = "user", function = FlinkKeyGroup.class)
public record FlinkState(
    @PartitionKey(order = 0) @EncodedNumber(as = NumberEncoding.UNSIGNED, width = 8) long user,
    @PartitionKey(order = 1) @EncodedNumber(as = NumberEncoding.UNSIGNED, width = 8) long window) {}
