package dev.keywright.conformance.layouts;

import dev.keywright.AllowDesign;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.SortKey;

/** Characters that stores sort in different ways, all of which its alphabet names. */
@AllowDesign(check = "KW203", reason = "a table of the test has few rows")
@Separator('!')
public record Trap(
    @PartitionKey(order = 0, pad = 1) int page,
    @SortKey(order = 0)
        @Domain(alphabet = ",:ABab\ue000\ufffd\ud83d\ude00", maxLength = 8)
        @AllowDesign(check = "KW109", reason = "the order of each store is what is measured here")
        String text) {}
