package dev.keywright.example;

import dev.keywright.PartitionKey;

/** An order found by its number alone, keyed by {@code '2e38200004'}. */
public record Order(
    @PartitionKey(order = 0, pad = 6, hashPrefix = 4, hashSalt = "\n") int orderNumber) {}
