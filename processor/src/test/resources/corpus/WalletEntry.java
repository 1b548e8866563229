// Whole words in the index of every entry.
// finds: KW310 kind
package corpus;

import dev.keywright.KeyCode;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.util.UUID;

@StoredIn(Store.DYNAMODB)
record WalletEntry(
    @PartitionKey(order = 0) UUID wallet,
    @SortKey(order = 0) EntryKind kind,
    @SortKey(order = 1) UUID entry) {}

enum EntryKind {
  @KeyCode("deposit")
  DEPOSIT,
  @KeyCode("withdrawal")
  WITHDRAWAL
}
