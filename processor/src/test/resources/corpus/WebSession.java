// Sessions, read by their random id and by nothing else.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.Volume;
import java.time.Instant;
import java.util.UUID;

@StoredIn(Store.SCYLLADB)
@Volume(rows = 40_000_000, bytesPerRow = 600, peakWritesPerSecond = 20_000)
@AccessPattern(name = "bySession", equal = "session")
record WebSession(
    @PartitionKey(order = 0) @Domain(unique = true) UUID session, Instant expires, String user) {}
