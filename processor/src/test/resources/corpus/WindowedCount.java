// Counts by window in one process: time first is how they are read and dropped, and hurts nobody.
// Nothing says that a word comes once in a window, so a note asks, whatever the order of the parts.
// finds: KW405 window
// expected: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

@KeyFormat(Format.BINARY)
@StoredIn(Store.ROCKSDB)
@AccessPattern(name = "windowsBetween", range = "window")
record WindowedCount(
    @PartitionKey(order = 0, floor = ChronoUnit.MILLIS) Instant window,
    @PartitionKey(order = 1) @Domain(maxLength = 64) String word,
    long count) {}
