// Every key spells the name of its market.
// finds: KW310 market
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.KeyCode;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.util.UUID;

@StoredIn(Store.CASSANDRA)
@AccessPattern(name = "offersIn", equal = {"product", "market"})
record MarketOffer(
    @PartitionKey(order = 0) UUID product,
    @SortKey(order = 0) Market market,
    @SortKey(order = 1) UUID offer) {}

enum Market {
  @KeyCode("aliexpress")
  ALIEXPRESS,
  @KeyCode("taobao")
  TAOBAO
}
