package dev.keywright.conformance.layouts;

import dev.keywright.PartitionKey;

/** A number behind a prefix of its hash. */
public record HashedOrder(@PartitionKey(order = 0, pad = 6, hashPrefix = 4) int orderNumber) {}
