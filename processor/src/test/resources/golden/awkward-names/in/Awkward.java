package demo;

import dev.keywright.PartitionKey;
import dev.keywright.SortKey;

/** Parts named like the variables, constants and methods of generated code. */
public record Awkward(
    @PartitionKey(order = 0, pad = 2, column = "mode") int order,
    @PartitionKey(order = 1, pad = 2) int out,
    @PartitionKey(order = 2, pad = 2) int at,
    @PartitionKey(order = 3, pad = 2) int in,
    @PartitionKey(order = 4, pad = 2) int layout,
    @PartitionKey(order = 5, pad = 2) int start,
    @PartitionKey(order = 6, pad = 2) int userId,
    @PartitionKey(order = 7, pad = 2) int user_id,
    @PartitionKey(order = 8, pad = 2) int next,
    @SortKey(order = 0, pad = 2) int of,
    @SortKey(order = 1, pad = 2) int decode,
    @SortKey(order = 2, pad = 2) int compare,
    @SortKey(order = 3, pad = 2) int ints,
    @SortKey(order = 4, pad = 2) int a,
    @SortKey(order = 5, pad = 2) int b,
    @SortKey(order = 6, pad = 2) int key,
    @SortKey(order = 7, pad = 2) int String) {}
