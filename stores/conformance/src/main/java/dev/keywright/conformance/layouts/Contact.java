package dev.keywright.conformance.layouts;

import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.SortKey;

/** Three columns: text, a number of the store's own, and a text of the store's own. */
@Separator(',')
public record Contact(
    @PartitionKey(order = 0, pad = 2) int region,
    @SortKey(order = 0, column = "since", nativeType = true) long since,
    @SortKey(order = 1, column = "name", nativeType = true) String name) {}
