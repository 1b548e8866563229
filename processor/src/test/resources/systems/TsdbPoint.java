package systems;

import static dev.keywright.NumberEncoding.UNSIGNED;

import dev.keywright.*;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/** A row of OpenTSDB with salt and two tags: three-byte ids, and the hour in seconds. */
@KeyFormat(Format.BINARY)
@Bucket(
    count = 20,
    of = {"metric", "host", "hostValue", "type", "typeValue"},
    function = TsdbPoint.Salt.class)
public record TsdbPoint(
    @PartitionKey(order = 0) @EncodedNumber(as = UNSIGNED, width = 3) int metric,
    @PartitionKey(order = 1, time = TimeFormat.EPOCH_SECONDS)
        @EncodedNumber(as = UNSIGNED, width = 4, floor = ChronoUnit.HOURS)
        Instant hour,
    @PartitionKey(order = 2) @EncodedNumber(as = UNSIGNED, width = 3) int host,
    @PartitionKey(order = 3) @EncodedNumber(as = UNSIGNED, width = 3) int hostValue,
    @PartitionKey(order = 4) @EncodedNumber(as = UNSIGNED, width = 3) int type,
    @PartitionKey(order = 5) @EncodedNumber(as = UNSIGNED, width = 3) int typeValue) {

  /** The salt of a metric and its tags. */
  public static final class Salt {
    private Salt() {}

    public static int bucket(byte[] metricAndTags, int count) {
      int hash = 1;
      for (byte b : metricAndTags) {
        hash = 31 * hash + b;
      }
      return Math.abs(hash % count);
    }
  }
}
