package demo;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.SortKey;
import java.time.Instant;

/** A class without a usable constructor; its order comes from the annotations alone. */
@Separator('|')
class Reading {
  @PartitionKey(order = 1, pad = 4, reversed = true)
  private Integer sensor;

  @PartitionKey(order = 0)
  final boolean indoor = true;

  private Instant at;

  private Reading() {}

  public Integer getSensor() {
    return sensor;
  }

  @SortKey(order = 0)
  @Domain(unique = true)
  public Instant getAt() {
    return at;
  }

  static class Inner {
    @PartitionKey(order = 0, pad = 3, signed = true)
    short getOffset() {
      return 0;
    }
  }
}
