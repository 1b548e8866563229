// Fifteen digits, always: a number, kept as text.
// finds: nothing
// expected: KW309 imei
// found: nothing
// ruling: serial numbers of handsets may begin with zeros, which a number would lose; the page of the check says that digits of a fixed length are spared
package corpus;

import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import jakarta.validation.constraints.Pattern;
import java.util.UUID;

@StoredIn(Store.TABLESTORE)
record Handset(
    @PartitionKey(order = 0) @Pattern(regexp = "[0-9]{15}") String imei,
    @SortKey(order = 0) UUID activation) {}
