// Rows of an SQL layer with random handles. Each of the two hundred tables can be split anywhere.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
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
@AccessPattern(name = "rowsOf", equal = "table", range = "handle")
record TableRecord(
    @PartitionKey @Domain(min = 1, cardinality = 200) long table,
    @PartitionKey @Domain(uniqueWithin = "table") long handle,
    byte[] row) {}
