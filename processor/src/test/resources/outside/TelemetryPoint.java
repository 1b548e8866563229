// One reading a minute of 40,000 devices: a partition is a device and a day, newest first.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Direction;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.Volume;
import java.time.Instant;
import java.time.LocalDate;
import java.util.UUID;

@StoredIn(value = Store.CASSANDRA, table = "telemetry_by_day")
@Volume(rows = 21_024_000_000L, bytesPerRow = 60)
@AccessPattern(name = "newestOfDay", equal = {"deviceId", "day"}, newestFirst = true)
@AccessPattern(name = "between", equal = {"deviceId", "day"}, range = "at")
record TelemetryPoint(
    @PartitionKey(order = 0, column = "device_id", nativeType = true) @Domain(cardinality = 40_000)
        UUID deviceId,
    @PartitionKey(order = 1, column = "day", nativeType = true) @Domain(cardinality = 365)
        LocalDate day,
    @SortKey(column = "at", nativeType = true, direction = Direction.DESC)
        @Domain(uniqueWithin = "deviceId")
        Instant at,
    double celsius,
    double volts) {}
