// Sixteen buckets for three channels: thirteen stay empty.
// finds: KW207 warning @Bucket
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Bucket;
import dev.keywright.Format;
import dev.keywright.KeyCode;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

class PushBatch {
  enum Channel {
    @KeyCode("a")
    ANDROID,
    @KeyCode("i")
    IOS,
    @KeyCode("w")
    WEB
  }

  @KeyFormat(Format.BINARY)
  @StoredIn(value = Store.HBASE, table = "pushes")
  @Bucket(count = 16, of = "channel")
  @AccessPattern(name = "sentBetween", equal = "channel", range = "sentAt")
  record Push(
      @PartitionKey(order = 0) Channel channel,
      @PartitionKey(order = 1, floor = ChronoUnit.MILLIS) Instant sentAt,
      @PartitionKey(order = 2) UUID pushId) {}
}
