// The separator is a character that the store refuses.
// finds: KW304 @Separator
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;

@Separator('#')
@StoredIn(Store.AZURE_TABLE)
@AccessPattern(name = "messagesIn", equal = {"address", "folder"})
record Mailbox(
    @PartitionKey(order = 0) @Domain(alphabet = "+\\-.0-9@_a-z", maxLength = 200) String address,
    @PartitionKey(order = 1) @Domain(alphabet = "0-9a-z", maxLength = 40) String folder,
    @SortKey(order = 0, pad = 10) @Domain(monotonic = true, unique = true) long message) {}
