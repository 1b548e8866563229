package demo;

import dev.keywright.PartitionKey;

/** An order, of which there are more than was thought. */
public record Order(@PartitionKey(order = 0, pad = 8) int id) {}
