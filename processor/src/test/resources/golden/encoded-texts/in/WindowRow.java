package demo;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.EncodedNumber;
import dev.keywright.EncodedText;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.NumberEncoding;
import dev.keywright.PartitionKey;
import dev.keywright.TextEncoding;

@KeyFormat(Format.BINARY)
@AccessPattern(
    name = "one",
    equal = {"store", "key", "timestamp", "sequence"})
public record WindowRow(
    @PartitionKey(order = 0) byte store,
    @PartitionKey(order = 1, ordered = false)
        @EncodedText(as = TextEncoding.TAIL)
        @Domain(minLength = 2)
        String key,
    @PartitionKey(order = 2)
        @EncodedNumber(as = NumberEncoding.TWOS_COMPLEMENT, width = 8)
        @Domain(min = 0)
        long timestamp,
    @PartitionKey(order = 3)
        @EncodedNumber(as = NumberEncoding.TWOS_COMPLEMENT, width = 4)
        @Domain(min = 0)
        int sequence) {}
