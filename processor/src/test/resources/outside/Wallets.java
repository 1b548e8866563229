// Balances, entries and references of wallets, told apart by their first byte in one embedded store.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.Format;
import dev.keywright.KeyFamily;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import dev.keywright.PartitionTemplate;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.util.UUID;

class Wallets {
  @KeyFamily
  @KeyFormat(Format.BINARY)
  @StoredIn(Store.ROCKSDB)
  sealed interface Row permits Balance, Entry, Reference {}

  @PartitionTemplate("b{wallet}")
  record Balance(@PartitionKey @Domain(min = 0) long wallet, long cents) implements Row {}

  @PartitionTemplate("e{wallet}{entry}")
  @AccessPattern(name = "statement", equal = "wallet", range = "entry")
  record Entry(
      @PartitionKey @Domain(min = 0) long wallet,
      @PartitionKey @Domain(min = 0, uniqueWithin = "wallet") long entry,
      long cents)
      implements Row {}

  @PartitionTemplate("r{reference}")
  record Reference(@PartitionKey UUID reference, long wallet) implements Row {}
}
