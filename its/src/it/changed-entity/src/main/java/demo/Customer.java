package demo;

import dev.keywright.PartitionKey;

/** A customer. */
public record Customer(@PartitionKey(order = 0, pad = 6) int id) {}
