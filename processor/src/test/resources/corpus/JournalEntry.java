// One process writes more than one entry in a millisecond.
// finds: KW405 at
package corpus;

import dev.keywright.KeyCode;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

@StoredIn(Store.MVSTORE)
record JournalEntry(
    @PartitionKey(order = 0) JournalKind kind,
    @PartitionKey(order = 1, floor = ChronoUnit.MILLIS) Instant at,
    String text) {}

enum JournalKind {
  @KeyCode("journal")
  JOURNAL
}
