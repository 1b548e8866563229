// Six digits when the rows were written, and eight today.
// finds: KW501 error @FrozenLayout
package corpus;

import dev.keywright.Domain;
import dev.keywright.FrozenLayout;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;

@StoredIn(value = Store.TABLESTORE, table = "device_config")
@FrozenLayout(
    version = 1,
    signature =
        "TEXT separator=',' | partitionKey: device int pad=6 | sortKey: setting String"
            + " alphabet=\"a-z\" minLength=1 maxLength=20")
record DeviceConfig(
    @PartitionKey(pad = 8) int device,
    @SortKey
        @Domain(alphabet = "a-z", minLength = 1, maxLength = 20, uniqueWithin = "device")
        String setting) {}
