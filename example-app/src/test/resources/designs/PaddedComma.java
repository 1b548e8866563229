package designs;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.SortKey;

/** The guide's last design: the device padded, joined by ','. */
@Separator(',')
public record PaddedComma(
    @PartitionKey(order = 0, pad = 6) int deviceId,
    @PartitionKey(order = 1) @Domain(alphabet = "0-9A-Za-z", maxLength = 8) String sellerId,
    @PartitionKey(order = 2) @Domain(min = 0) long cardId,
    @SortKey(order = 0, column = "orderNumber", nativeType = true) long orderNumber) {}
