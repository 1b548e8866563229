// The hash of forty gateways is forty places, and time follows.
// finds: KW203 gateway
package corpus;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

@StoredIn(Store.HBASE)
record GatewayMessage(
    @PartitionKey(order = 0, pad = 4, hashPrefix = 4) @Domain(cardinality = 40) int gateway,
    @PartitionKey(order = 1, floor = ChronoUnit.MILLIS) Instant at,
    @PartitionKey(order = 2) UUID message) {}
