package demo;

import dev.keywright.AccessPattern;
import dev.keywright.Direction;
import dev.keywright.Domain;
import dev.keywright.EncodedText;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import dev.keywright.TextEncoding;

@KeyFormat(Format.BINARY)
@AccessPattern(name = "ofService", equal = "agent", prefix = "service")
public record Span(
    @PartitionKey(order = 0) @EncodedText(as = TextEncoding.FIXED, width = 24, fill = 0)
        String agent,
    @PartitionKey(order = 1, direction = Direction.DESC)
        @EncodedText(as = TextEncoding.TERMINATED, end = 0)
        Service service,
    @PartitionKey(order = 2, ordered = false)
        @EncodedText(as = TextEncoding.LENGTH_PREFIXED, lengthBytes = 2)
        byte[] blob,
    @PartitionKey(order = 3)
        @EncodedText(
            as = TextEncoding.TERMINATED,
            end = '!',
            escapes = {"!", "%0$", "%", "%9$"})
        @Domain(alphabet = "a-z", maxLength = 12)
        String flow,
    @PartitionKey(order = 4) @EncodedText(as = TextEncoding.FIXED, width = 32) byte[] trace) {

  public record Service(String name) {}
}
