package demo;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.EncodedNumber;
import dev.keywright.NumberEncoding;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.SortKey;
import dev.keywright.TimeFormat;
import dev.keywright.UniqueSuffix;
import java.time.Instant;
import java.time.LocalDate;

@Separator('|')
@UniqueSuffix(length = 4, key = "byTick")
@AccessPattern(name = "newestBeats", equal = {"tenant", "host"}, newestFirst = true)
public record Heartbeat(
    @PartitionKey(order = 0) @EncodedNumber(as = NumberEncoding.HEX, width = 8) Tenant tenant,
    @PartitionKey(order = 1)
        @EncodedNumber(as = NumberEncoding.HEX, width = 4, upperCase = true)
        @Domain(max = 40_000)
        int host,
    @SortKey(order = 0)
        @EncodedNumber(
            as = NumberEncoding.DECIMAL,
            width = 19,
            countDownFrom = Long.MAX_VALUE)
        @SortKey(order = 0, key = "byTick", time = TimeFormat.DOTNET_TICKS)
        @EncodedNumber(
            key = "byTick",
            as = NumberEncoding.DECIMAL,
            width = 20,
            countDownFrom = 3155378975999999999L)
        Instant at,
    @SortKey(order = 1)
        @EncodedNumber(as = NumberEncoding.DECIMAL, width = 5, countDownFrom = 99_999)
        @PartitionKey(order = 0, key = "byTick", pad = 5)
        short retry,
    @SortKey(order = 2, time = TimeFormat.EPOCH_SECONDS)
        @EncodedNumber(as = NumberEncoding.HEX, width = 9)
        @Domain(uniqueWithin = {"tenant", "host", "at"})
        LocalDate day) {

  public record Tenant(long id) {}
}
