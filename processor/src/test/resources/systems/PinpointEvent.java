package systems;

import dev.keywright.*;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/** Pinpoint's agent events in HBase: the agent in 24 bytes, Long.MAX_VALUE - start, the code. */
@StoredIn(Store.HBASE)
@KeyFormat(Format.BINARY)
public record PinpointEvent(
    @PartitionKey(order = 0) @EncodedText(as = TextEncoding.FIXED, width = 24, fill = 0) String agent,
    @PartitionKey(order = 1, floor = ChronoUnit.MILLIS)
        @EncodedNumber(as = NumberEncoding.TWOS_COMPLEMENT, width = 8, countDownFrom = Long.MAX_VALUE)
        Instant start,
    @PartitionKey(order = 2)
        @EncodedNumber(as = NumberEncoding.TWOS_COMPLEMENT, width = 4)
        @Domain(min = 0, uniqueWithin = {"agent", "start"})
        int code) {}
