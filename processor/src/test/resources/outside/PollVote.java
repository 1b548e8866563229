// Thirty polls of a television evening, each with two thousand votes a second.
// finds: KW307 warning poll
package corpus;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.Volume;
import java.util.UUID;

@StoredIn(value = Store.DYNAMODB, table = "votes")
@Volume(peakWritesPerSecond = 60_000)
record PollVote(
    @PartitionKey
        @Domain(alphabet = "0-9a-z", minLength = 1, maxLength = 12, cardinality = 30)
        String poll,
    @SortKey UUID voter) {}
