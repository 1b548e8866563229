package demo;

import com.google.auto.value.AutoValue;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.SortKey;

/** An order, whose class AutoValue writes. */
@AutoValue
@Separator('!')
public abstract class Order {
  public static Order of(int customer, String shop, int number) {
    return new AutoValue_Order(customer, shop, number);
  }

  @PartitionKey(order = 0, pad = 6)
  public abstract int customer();

  @PartitionKey(order = 1)
  @Domain(alphabet = "0-9a-z", maxLength = 8)
  public abstract String shop();

  @SortKey(order = 0, pad = 4)
  public abstract int number();
}
