package corpus;

import dev.keywright.AllowDesign;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.SortKey;
import java.time.Instant;

/** Findings that somebody accepts: by an annotation with a reason, and without one. */
@Separator(',')
@AllowDesign(check = "KW201", reason = "one write a minute")
record Accepted(
    @PartitionKey(order = 0, pad = 9) @Domain(min = 0, monotonic = true) int number,
    @PartitionKey(order = 1, pad = 3) @Domain(min = 0) int shop) {}

@Separator(',')
@SuppressWarnings("keywright:KW201")
record Silenced(
    @PartitionKey(order = 0, pad = 9) @Domain(min = 0, monotonic = true) int number,
    @PartitionKey(order = 1, pad = 3) @Domain(min = 0) int shop) {}

/** KW405, which an option of the compiler turns off. */
record Reading(@PartitionKey(order = 0, pad = 6) int sensor, @SortKey(order = 0) Instant at) {}
