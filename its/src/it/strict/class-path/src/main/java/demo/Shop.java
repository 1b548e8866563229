package demo;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.SortKey;
import dev.keywright.UniqueSuffix;

/** Where an entity may stand: here, inside of another type, and with a type of its own. */
public final class Shop {
  private Shop() {}

  /** A number of its own type. */
  public record TillId(int value) {}

  /** A receipt of a till. */
  @Separator('!')
  @UniqueSuffix(length = 8)
  record Receipt(
      @PartitionKey(order = 0, pad = 4) TillId till,
      @PartitionKey(order = 1) @Domain(alphabet = "0-9a-z", maxLength = 12) String cashier,
      @SortKey(order = 0, pad = 6) int number) {}
}
