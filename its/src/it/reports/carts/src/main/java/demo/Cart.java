package demo;

import dev.keywright.PartitionKey;
import dev.keywright.SortKey;

/** A cart, whose part has a place that is none: the processor refuses it, and knows the right one. */
public record Cart(@PartitionKey(order = 1, pad = 6) CartId id, @SortKey(pad = 4) int line) {}
