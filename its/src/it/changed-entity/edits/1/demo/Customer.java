package demo;

import dev.keywright.PartitionKey;

/** A customer, of whom there are more than was thought. */
public record Customer(@PartitionKey(order = 0, pad = 8) int id) {}
