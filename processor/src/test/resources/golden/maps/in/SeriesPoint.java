package demo;

import dev.keywright.Domain;
import dev.keywright.EncodedNumber;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.NumberEncoding;
import dev.keywright.PartitionKey;
import dev.keywright.TimeFormat;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.SortedMap;

@KeyFormat(Format.BINARY)
public record SeriesPoint(
    @PartitionKey(order = 0) @EncodedNumber(as = NumberEncoding.UNSIGNED, width = 3) int metric,
    @PartitionKey(order = 1, time = TimeFormat.EPOCH_SECONDS)
        @EncodedNumber(as = NumberEncoding.UNSIGNED, width = 4, floor = ChronoUnit.HOURS)
        Instant hour,
    @PartitionKey(order = 2) @Domain(maxLength = 8) SortedMap<TagName, TagValue> tags,
    double value) {

  public record TagName(@EncodedNumber(as = NumberEncoding.UNSIGNED, width = 3) int id) {}

  public record TagValue(@EncodedNumber(as = NumberEncoding.UNSIGNED, width = 3) int id) {}
}
