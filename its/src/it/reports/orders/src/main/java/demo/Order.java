package demo;

import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import java.time.Instant;

/** An order, found by its time. */
public record Order(@PartitionKey Instant at, @SortKey(pad = 6) int number) {}
