// Who follows whom, both ways, each with a key of its own.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.util.UUID;

@StoredIn(Store.COCKROACHDB)
@StoredIn(value = Store.COCKROACHDB, key = "byFollower")
@AccessPattern(name = "followersOf", equal = "followed")
@AccessPattern(name = "followedBy", equal = "follower", key = "byFollower")
record Follower(
    @PartitionKey(order = 0) @SortKey(order = 0, key = "byFollower") UUID followed,
    @SortKey(order = 0) @PartitionKey(order = 0, key = "byFollower") UUID follower) {}
