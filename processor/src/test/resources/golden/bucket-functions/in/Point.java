package demo;

import static dev.keywright.NumberEncoding.UNSIGNED;

import dev.keywright.Bucket;
import dev.keywright.EncodedNumber;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import dev.keywright.TimeFormat;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

@KeyFormat(Format.BINARY)
@Bucket(
    count = 20,
    of = {"metric", "tagKey", "tagValue"},
    function = TsdbSalt.class)
public record Point(
    @PartitionKey(order = 0) @EncodedNumber(as = UNSIGNED, width = 3) int metric,
    @PartitionKey(order = 1, time = TimeFormat.EPOCH_SECONDS)
        @EncodedNumber(as = UNSIGNED, width = 4, floor = ChronoUnit.HOURS)
        Instant hour,
    @PartitionKey(order = 2) @EncodedNumber(as = UNSIGNED, width = 3) int tagKey,
    @PartitionKey(order = 3) @EncodedNumber(as = UNSIGNED, width = 3) int tagValue) {}
