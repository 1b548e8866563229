// A few hundred switches for each application: the table is tiny, and read by all.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.Volume;

@Separator(',')
@StoredIn(Store.TIKV)
@Volume(rows = 20_000, bytesPerRow = 300, peakWritesPerSecond = 5)
@AccessPattern(name = "flagsOf", equal = "application")
record FeatureFlag(
    @PartitionKey(order = 0, pad = 4) @Domain(cardinality = 60) int application,
    @PartitionKey(order = 1) @Domain(alphabet = "0-9a-z.\\-", maxLength = 64) String flag) {}
