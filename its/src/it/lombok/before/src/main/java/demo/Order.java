package demo;

import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import lombok.Value;

/** An order, whose fields Lombok makes private and whose getters it writes. */
@Value
public class Order {
  @PartitionKey(order = 0, pad = 6)
  int customer;

  @SortKey(order = 0, pad = 4)
  int number;
}
