package dev.keywright.conformance.layouts;

import dev.keywright.AllowDesign;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.SortKey;

/** Text that may hold its separator, so that what stands at or below it is escaped. */
@AllowDesign(check = "KW203", reason = "a table of the test has few rows")
@Separator(value = '!', escape = true)
public record Escaped(
    @PartitionKey(order = 0, pad = 1) int shelf,
    @SortKey(order = 0) String author,
    @SortKey(order = 1) String title) {}
