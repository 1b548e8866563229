// Messages of a chat channel in windows of ten days, by ids that begin with their time.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Direction;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;

@StoredIn(value = Store.SCYLLADB, table = "messages")
@AccessPattern(name = "newest", equal = {"channelId", "window"}, newestFirst = true)
@AccessPattern(name = "page", equal = {"channelId", "window"}, range = "messageId")
record ChannelMessage(
    @PartitionKey(order = 0, column = "channel_id", nativeType = true) @Domain(min = 0)
        long channelId,
    @PartitionKey(order = 1, column = "bucket", nativeType = true) @Domain(min = 0) int window,
    @SortKey(column = "message_id", nativeType = true, direction = Direction.DESC)
        @Domain(min = 0, monotonic = true, unique = true)
        long messageId,
    String text) {}
