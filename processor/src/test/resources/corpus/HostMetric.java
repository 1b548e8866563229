// Nothing says which characters a host may contain.
// finds: KW106 host
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

@StoredIn(Store.HBASE)
@AccessPattern(name = "metricsOf", equal = "host", range = "metric")
record HostMetric(
    @PartitionKey(order = 0) @Size(max = 64) String host,
    @PartitionKey(order = 1, pad = 6) @PositiveOrZero int metric,
    @PartitionKey(order = 2, floor = ChronoUnit.MILLIS) @Domain(uniqueWithin = {"host", "metric"})
        Instant at) {}
