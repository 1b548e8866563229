package demo;

import dev.keywright.Bucket;
import dev.keywright.BucketBy;
import dev.keywright.Direction;
import dev.keywright.Domain;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import dev.keywright.TimePeriod;
import dev.keywright.TimeSlice;
import java.time.Year;
import java.time.YearMonth;

@KeyFormat(Format.BINARY)
@Bucket(count = 4, of = "month", by = BucketBy.MODULO)
@TimeSlice(by = "made", period = TimePeriod.YEAR, table = "forecasts_{yyyy}")
public record Forecast(
    @PartitionKey(order = 0) long city,
    @PartitionKey(order = 1, direction = Direction.DESC) YearMonth month,
    @PartitionKey(order = 2) @Domain(uniqueWithin = {"city", "month"}) Year made,
    double degrees) {}
