package demo;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.SortKey;

/** An order of a customer. */
@Separator(',')
public record Order(
    @PartitionKey(order = 0, pad = 6) int customer,
    @PartitionKey(order = 1) @Domain(alphabet = "a-z", maxLength = 8) String shop,
    @SortKey(order = 0, pad = 4) int number) {}
