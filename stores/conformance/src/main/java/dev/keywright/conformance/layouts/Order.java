package dev.keywright.conformance.layouts;

import dev.keywright.Domain;
import dev.keywright.FrozenLayout;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;

/** Orders whose numbers outgrew four digits. */
@FrozenLayout(
    version = 1,
    signature =
        "TEXT separator=',' | partitionKey: user String alphabet=\"a-z\" maxLength=8 |"
            + " sortKey: number int pad=4 min=0 max=9999")
@FrozenLayout(
    version = 2,
    signature =
        "TEXT separator=',' | partitionKey: user String alphabet=\"a-z\" maxLength=8 |"
            + " sortKey: number int pad=9 min=0 max=999999999")
public record Order(
    @PartitionKey(order = 0) @Domain(alphabet = "a-z", maxLength = 8) String user,
    @SortKey(order = 0, pad = 9) @Domain(min = 0, max = 999_999_999) int number,
    long cents) {}
