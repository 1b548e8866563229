package demo;

import dev.keywright.AllowDesign;
import dev.keywright.EncodedNumber;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.NumberEncoding;
import dev.keywright.PartitionKey;
import dev.keywright.TimeFormat;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;

@KeyFormat(Format.BINARY)
@AllowDesign(check = "KW302", reason = "a series has few tags")
public record DataPoint(
    @PartitionKey(order = 0) @EncodedNumber(as = NumberEncoding.UNSIGNED, width = 3) int metric,
    @PartitionKey(order = 1, time = TimeFormat.EPOCH_SECONDS)
        @EncodedNumber(as = NumberEncoding.UNSIGNED, width = 4, floor = ChronoUnit.HOURS)
        Instant hour,
    @PartitionKey(order = 2) List<Tag> tags,
    double value) {

  public record Tag(
      @EncodedNumber(as = NumberEncoding.UNSIGNED, width = 3) int key,
      @EncodedNumber(as = NumberEncoding.UNSIGNED, width = 3) TagValue value) {}

  public record TagValue(int id) {}
}
