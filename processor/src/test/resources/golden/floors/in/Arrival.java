package demo;

import dev.keywright.Direction;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.SortKey;
import dev.keywright.TimeFormat;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.temporal.ChronoUnit;

@Separator('#')
public record Arrival(
    @PartitionKey @Domain(alphabet = "a-z", maxLength = 10) String user,
    @SortKey(order = 0, time = TimeFormat.ISO, floor = ChronoUnit.HOURS) Instant hour,
    @SortKey(
            order = 1,
            time = TimeFormat.BASIC,
            floor = ChronoUnit.DAYS,
            direction = Direction.DESC)
        LocalDateTime day,
    @SortKey(order = 2, floor = ChronoUnit.MILLIS) Instant at) {}
