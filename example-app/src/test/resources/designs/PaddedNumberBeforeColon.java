package designs;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;

/** A ':' after a part of fixed width does no harm. */
@Separator(':')
public record PaddedNumberBeforeColon(
    @PartitionKey(order = 0, pad = 6) int deviceId,
    @PartitionKey(order = 1) @Domain(alphabet = "0-9A-Za-z", maxLength = 8) String sellerId) {}
