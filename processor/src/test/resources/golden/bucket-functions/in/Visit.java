package demo;

import dev.keywright.Bucket;
import dev.keywright.KeyCode;
import dev.keywright.NumberEncoding;
import dev.keywright.PartitionKey;
import dev.keywright.PartitionTemplate;
import dev.keywright.Separator;
import dev.keywright.runtime.function.MurmurModulo;

@Separator('|')
@Bucket(
    count = 64,
    of = {"user", "kind"},
    function = Shards.class,
    as = NumberEncoding.DECIMAL,
    width = 4)
@PartitionTemplate(value = "{bucket}:{region}/{page}", key = "byPage")
@Bucket(count = 8, function = MurmurModulo.class, key = "byPage")
public record Visit(
    @PartitionKey(order = 0, pad = 9) UserId user,
    @PartitionKey(order = 1) Kind kind,
    @PartitionKey(key = "byPage") Region region,
    @PartitionKey(key = "byPage") String page) {

  public record UserId(int value) {}

  public enum Kind {
    @KeyCode("r")
    READ,
    @KeyCode("w")
    WRITE
  }

  public enum Region {
    @KeyCode("eu")
    EU,
    @KeyCode("us")
    US
  }
}
