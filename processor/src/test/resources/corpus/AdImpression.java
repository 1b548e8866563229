// 2,500 writes a second for each campaign, where a partition takes 1,000.
// finds: KW307 campaign
package corpus;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.Volume;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

@StoredIn(Store.DYNAMODB)
@Volume(peakWritesPerSecond = 5_000_000)
record AdImpression(
    @PartitionKey(order = 0, pad = 8) @Domain(cardinality = 2_000) int campaign,
    @SortKey(order = 0, floor = ChronoUnit.MILLIS) Instant at,
    @SortKey(order = 1) UUID impression) {}
