package demo;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;

@Separator('#')
public record Page(
    @PartitionKey(order = 0, reversedLabels = true)
        @Domain(alphabet = "0-9a-z.\\-", minLength = 1, maxLength = 253)
        String host,
    @PartitionKey(order = 1, pad = 10) long visit) {}
