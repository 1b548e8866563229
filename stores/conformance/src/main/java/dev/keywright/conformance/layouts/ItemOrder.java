package dev.keywright.conformance.layouts;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.SortKey;

/** Columns in capitals, one called by a word that query languages reserve. */
@Separator('!')
public record ItemOrder(
    @PartitionKey(order = 0, column = "PK") @Domain(alphabet = "0-9a-z", maxLength = 8) String user,
    @SortKey(order = 0, column = "ORDER") @Domain(alphabet = "A-Z", maxLength = 8) String kind,
    @SortKey(order = 1, column = "ORDER", pad = 4) int number) {}
