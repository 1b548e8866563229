package demo;

import dev.keywright.AccessPattern;
import dev.keywright.Direction;
import dev.keywright.Domain;
import dev.keywright.EncodedNumber;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.NumberEncoding;
import dev.keywright.PartitionKey;
import dev.keywright.TimeFormat;
import dev.keywright.UniqueSuffix;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;

@KeyFormat(Format.BINARY)
@UniqueSuffix(length = 4, key = "bySeries")
@AccessPattern(name = "newestSamples", equal = {"metric", "series"}, newestFirst = true)
public record Sample(
    @PartitionKey(order = 0) @EncodedNumber(as = NumberEncoding.UNSIGNED, width = 3) int metric,
    @PartitionKey(order = 1)
        @EncodedNumber(as = NumberEncoding.UNSIGNED, width = 8)
        @PartitionKey(order = 0, key = "bySeries", direction = Direction.DESC)
        @EncodedNumber(key = "bySeries", as = NumberEncoding.UNSIGNED, width = 8)
        long series,
    @PartitionKey(order = 2)
        @EncodedNumber(
            as = NumberEncoding.TWOS_COMPLEMENT,
            width = 8,
            countDownFrom = Long.MAX_VALUE)
        @PartitionKey(order = 1, key = "bySeries", time = TimeFormat.EPOCH_SECONDS)
        @EncodedNumber(
            key = "bySeries",
            as = NumberEncoding.UNSIGNED,
            width = 4,
            floor = ChronoUnit.HOURS)
        Instant at,
    @PartitionKey(order = 3, ordered = false)
        @EncodedNumber(as = NumberEncoding.VARINT_BITCOIN)
        @PartitionKey(order = 2, key = "bySeries")
        @EncodedNumber(key = "bySeries", as = NumberEncoding.TWOS_COMPLEMENT, width = 8)
        @Domain(min = 0)
        long index,
    @PartitionKey(order = 4)
        @EncodedNumber(as = NumberEncoding.VARINT_FOUNDATIONDB)
        Shard shard,
    @PartitionKey(order = 5)
        @EncodedNumber(as = NumberEncoding.LITTLE_ENDIAN, width = 2)
        @Domain(max = 200, min = 0)
        short attempt,
    @PartitionKey(order = 6, time = TimeFormat.EPOCH_SECONDS)
        @EncodedNumber(as = NumberEncoding.UNSIGNED, width = 5)
        @Domain(uniqueWithin = {"metric", "series", "at", "index", "shard", "attempt"})
        LocalDate day) {

  public record Shard(int id) {}
}
