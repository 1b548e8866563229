package designs;

import dev.keywright.PartitionKey;

/** The guide's order number behind a hash. */
public record HashedOrder(
    @PartitionKey(order = 0, pad = 6, hashPrefix = 4, hashSalt = "\n") int orderNumber) {}
