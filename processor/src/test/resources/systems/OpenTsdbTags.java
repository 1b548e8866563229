package systems;

import dev.keywright.Domain;
import dev.keywright.EncodedNumber;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.NumberEncoding;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.TimeFormat;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.SortedMap;

/** OpenTSDB: the ids of a metric and, by the ids of their names, of the tags that a series has. */
@KeyFormat(Format.BINARY)
@StoredIn(Store.HBASE)
public record OpenTsdbTags(
    @PartitionKey(order = 0) @EncodedNumber(as = NumberEncoding.UNSIGNED, width = 3) int metric,
    @PartitionKey(order = 1, time = TimeFormat.EPOCH_SECONDS)
        @EncodedNumber(as = NumberEncoding.UNSIGNED, width = 4, floor = ChronoUnit.HOURS)
        Instant hour,
    @PartitionKey(order = 2)
        @EncodedNumber(as = NumberEncoding.UNSIGNED, width = 3)
        @Domain(maxLength = 8)
        SortedMap<Integer, Integer> tags,
    double value) {}
