package demo;

import static dev.keywright.NumberEncoding.UNSIGNED;

import dev.keywright.Bucket;
import dev.keywright.BucketBy;
import dev.keywright.EncodedNumber;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.runtime.function.MurmurModulo;

/** In BINARY, the bucket stands between parts. */
@KeyFormat(Format.BINARY)
@Bucket(count = 300, function = MurmurModulo.class, after = "sensor")
@Bucket(count = 4, of = "tick", by = BucketBy.MODULO, after = "site", key = "byTick")
public record SensorTick(
    @PartitionKey(order = 0) @PartitionKey(order = 0, key = "byTick") String site,
    @PartitionKey(order = 1) @EncodedNumber(as = UNSIGNED, width = 3) int sensor,
    @PartitionKey(order = 2) @PartitionKey(order = 1, key = "byTick") long tick,
    @SortKey(order = 0) byte[] run) {}
