package demo;

import dev.keywright.Domain;
import dev.keywright.EncodedNumber;
import dev.keywright.NumberEncoding;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import java.util.SortedMap;
import java.util.UUID;

@Separator('/')
public record Metric(
    @PartitionKey(order = 0) @Domain(alphabet = "0-9a-z", maxLength = 12) String name,
    @PartitionKey(order = 1) SortedMap<UUID, Share> shares) {

  public record Share(
      Unit unit, @EncodedNumber(as = NumberEncoding.DECIMAL, width = 3) int percent) {}

  public enum Unit {
    BYTES,
    SECONDS
  }
}
