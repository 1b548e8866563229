// Tiles of a map, asked for by a range of a hashed partition key.
// finds: KW406 @AccessPattern
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import jakarta.validation.constraints.PositiveOrZero;

@StoredIn(Store.CASSANDRA)
@AccessPattern(name = "tilesBetween", range = "tile")
record GeoTile(
    @PartitionKey(order = 0, pad = 12) @PositiveOrZero long tile,
    @SortKey(order = 0, pad = 2) int zoom) {}
