package demo;

import dev.keywright.PartitionKey;

/** A visit. */
public record Visit(@PartitionKey(order = 0, pad = 6) int id) {}
