package systems;

import static dev.keywright.NumberEncoding.UNSIGNED;

import dev.keywright.*;
import dev.keywright.processor.systems.TagPair;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;

/** A row of OpenTSDB with salt: metric, hour in seconds, and the tags of the series. */
@KeyFormat(Format.BINARY)
@Bucket(
    count = 20,
    of = {"metric", "tags"},
    function = TsdbPoint.Salt.class)
public record TsdbPoint(
    @PartitionKey(order = 0) @EncodedNumber(as = UNSIGNED, width = 3) int metric,
    @PartitionKey(order = 1, time = TimeFormat.EPOCH_SECONDS)
        @EncodedNumber(as = UNSIGNED, width = 4, floor = ChronoUnit.HOURS)
        Instant hour,
    @PartitionKey(order = 2) @Domain(maxLength = 8) List<TagPair> tags) {

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
