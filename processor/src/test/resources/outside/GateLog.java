// The key starts with a time, accepted without a reason. A second acceptance names a finding that does not exist.
// finds: KW902 warning at
// finds: KW901 info @AllowDesign|GateLog
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.AllowDesign;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

@StoredIn(value = Store.HBASE, table = "gate_log")
@AllowDesign(check = "KW203", reason = "an airport has sixty gates")
@AccessPattern(name = "between", range = "at")
record GateLog(
    @AllowDesign(check = "KW201", reason = "")
        @PartitionKey(order = 0, floor = ChronoUnit.SECONDS)
        @Domain(uniqueWithin = "gate")
        Instant at,
    @PartitionKey(order = 1, pad = 3) int gate) {}
