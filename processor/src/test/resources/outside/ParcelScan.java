// Where a parcel was seen: numbers of the postal union, scans in their order of time.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.Volume;

@StoredIn(value = Store.TABLESTORE, table = "parcel_scans")
@Volume(rows = 600_000_000, bytesPerRow = 150, peakWritesPerSecond = 4_000)
@AccessPattern(name = "history", equal = "parcel", newestFirst = true)
record ParcelScan(
    @PartitionKey
        @Domain(alphabet = "0-9A-Z", minLength = 13, maxLength = 13, cardinality = 40_000_000)
        String parcel,
    @SortKey(order = 0, column = "scanned_at", nativeType = true) long scannedAt,
    @SortKey(order = 1, column = "depot", nativeType = true) @Domain(min = 1, max = 9_999)
        long depot,
    String event) {}
