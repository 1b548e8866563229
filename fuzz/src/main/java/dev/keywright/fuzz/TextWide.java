package dev.keywright.fuzz;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.SortKey;

/** Characters above U+FFFF, for which an alphabet must ask. */
@Separator(' ')
@SuppressWarnings("ArrayRecordComponent") // the generated keys copy them
public record TextWide(
    @PartitionKey(order = 0) @Domain(alphabet = "a-z\u00e9\ud83d\ude00-\ud83d\ude4f", maxLength = 9)
        String smile,
    @PartitionKey(order = 1, reversed = true, ordered = false)
        @Domain(alphabet = "!-\ud7ff\ue000-\udbff\udfff")
        String turned,
    @PartitionKey(order = 2) @Domain(alphabet = "\u0000-\u001f") char control,
    @PartitionKey(order = 3, ordered = false) String rest,
    @SortKey(order = 0, column = "blob", nativeType = true) @Domain(maxLength = 4) byte[] blob) {}
