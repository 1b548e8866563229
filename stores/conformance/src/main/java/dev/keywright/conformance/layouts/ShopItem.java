package dev.keywright.conformance.layouts;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.PartitionTemplate;
import dev.keywright.SortKey;
import dev.keywright.SortTemplate;

/** Columns with literals at both ends, and a part that stands in both. */
@PartitionTemplate(value = "USER-{user}", column = "PK")
@SortTemplate(value = "ORDER-{day}-{user}!{number}.", column = "SK")
public record ShopItem(
    @PartitionKey @Domain(alphabet = "0-9a-z", maxLength = 8) String user,
    @SortKey(pad = 4) int day,
    @SortKey(pad = 3) int number) {}
