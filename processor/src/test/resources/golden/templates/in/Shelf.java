package demo;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.PartitionTemplate;
import dev.keywright.SortKey;
import dev.keywright.SortTemplate;

/** Names that generated code would like to use itself, and literals that look like them. */
@PartitionTemplate("{in}{{out}}\u2192{out}:{index}\"")
@SortTemplate(value = "\\\\{bucket}$L*/{checked}{in}", column = "read")
@SortTemplate(value = "{start}!{out}", column = "literal", escape = true)
record Shelf(
    @PartitionKey(pad = 2) int in,
    @PartitionKey(pad = 3) int out,
    @PartitionKey boolean index,
    @SortKey char bucket,
    @SortKey boolean checked,
    @SortKey String start) {}
