package demo;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import java.time.LocalDate;

/** Three tables from one entity, as the Lindorm guide has it. */
public record Order(
    @PartitionKey(order = 0, pad = 10, hashPrefix = 4, hashSalt = "\n")
        @SortKey(order = 1, pad = 10, key = "bySeller")
        @SortKey(order = 1, pad = 10, key = "byBuyer")
        long orderNumber,
    @PartitionKey(order = 0, key = "bySeller") @Domain(alphabet = "0-9A-Za-z") String seller,
    @PartitionKey(order = 0, key = "byBuyer") @Domain(alphabet = "0-9A-Za-z") String buyer,
    @SortKey(order = 0, key = "bySeller", time = dev.keywright.TimeFormat.BASIC)
        @SortKey(order = 0, key = "byBuyer", time = dev.keywright.TimeFormat.BASIC)
        LocalDate day) {}
