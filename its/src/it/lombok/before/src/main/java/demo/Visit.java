package demo;

import dev.keywright.PartitionKey;
import lombok.Builder;
import lombok.Data;

/** A visit, which can be changed and is made by a builder. */
@Data
@Builder
public class Visit {
  @PartitionKey(order = 0, pad = 6)
  private long visitor;

  private boolean returning;
}
