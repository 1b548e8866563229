// Rows of forty tables by a growing number: at each table's end all its writes meet.
// finds: KW203 table
package corpus;

import dev.keywright.Domain;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import dev.keywright.PartitionTemplate;
import dev.keywright.Store;
import dev.keywright.StoredIn;

@KeyFormat(Format.BINARY)
@StoredIn(Store.TIKV)
@PartitionTemplate("t{table}_r{handle}")
record TableRow(
    @PartitionKey @Domain(cardinality = 40) long table,
    @PartitionKey @Domain(monotonic = true, uniqueWithin = "table") long handle) {}
