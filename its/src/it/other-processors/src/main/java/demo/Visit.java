package demo;

import dev.keywright.PartitionKey;

/** A visit, which MapStruct fills from a form. */
public record Visit(@PartitionKey(order = 0, pad = 6) int visitor, String page) {}
