package dev.keywright.conformance.layouts;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.SortKey;

/** Text in both columns: numbers that are padded, signed and descending, and names. */
@Separator('!')
public record Sale(
    @PartitionKey(order = 0, pad = 3) @Domain(min = 0) int shop,
    @SortKey(order = 0) @Domain(alphabet = "0-9A-Za-z,:", maxLength = 12) String article,
    @SortKey(order = 1, pad = 5, signed = true) int change,
    @SortKey(order = 2) boolean isPaid) {}
