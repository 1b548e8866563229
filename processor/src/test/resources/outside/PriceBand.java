// Prices up to an amount, in currencies that are written as a developer named them.
// finds: KW503 warning currency
// finds: KW108 error upTo
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.math.BigDecimal;
import java.util.UUID;

class PriceBand {
  enum Money {
    EURO,
    DOLLAR,
    YEN
  }

  @StoredIn(value = Store.COCKROACHDB, table = "price_bands")
  @AccessPattern(name = "bands", equal = {"product", "currency"})
  record Band(
      @PartitionKey(order = 0) UUID product,
      @PartitionKey(order = 1) Money currency,
      @PartitionKey(order = 2) BigDecimal upTo,
      int percent) {}
}
