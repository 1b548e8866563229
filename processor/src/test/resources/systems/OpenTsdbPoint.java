package systems;

import dev.keywright.*;
import dev.keywright.processor.systems.TagPair;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;

/** A row of OpenTSDB without a salt: metric, hour, and the tags of the series. */
@KeyFormat(Format.BINARY)
@StoredIn(Store.HBASE)
public record OpenTsdbPoint(
    @PartitionKey(order = 0) @EncodedNumber(as = NumberEncoding.UNSIGNED, width = 3) int metric,
    @PartitionKey(order = 1, time = TimeFormat.EPOCH_SECONDS)
        @EncodedNumber(as = NumberEncoding.UNSIGNED, width = 4, floor = ChronoUnit.HOURS)
        Instant hour,
    @PartitionKey(order = 2) @Domain(maxLength = 8) List<TagPair> tags) {}
