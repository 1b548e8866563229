package demo;

import dev.keywright.Direction;
import dev.keywright.Domain;
import dev.keywright.HashAlgorithm;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.TimeFormat;
import java.time.Year;
import java.time.YearMonth;

public record Budget(
    @PartitionKey(order = 0, pad = 6, hashPrefix = 4, hash = HashAlgorithm.CRC32C) int team,
    @PartitionKey(order = 1, time = TimeFormat.BASIC) Year year,
    @SortKey(order = 0, time = TimeFormat.BASIC, direction = Direction.DESC) Month month,
    @SortKey(order = 1, time = TimeFormat.DOTNET_TICKS, reversed = true, ordered = false)
        YearMonth closed,
    @SortKey(order = 2)
        @Domain(uniqueWithin = {"team", "year", "month", "closed"})
        Year audited,
    long cents) {

  public record Month(YearMonth value) {}
}
