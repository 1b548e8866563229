package demo;

import dev.keywright.PartitionKey;

/** An order. */
public record Order(@PartitionKey(order = 0, pad = 6) int id) {}
