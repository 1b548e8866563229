package demo;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;

/** Has capitals in front, which no parameter has. */
@Separator('#')
record URLVisit(
    @PartitionKey(order = 0) @Domain(alphabet = "0-9a-z") String host,
    @PartitionKey(order = 1, pad = 9) int visit) {}
