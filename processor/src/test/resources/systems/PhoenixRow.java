package systems;

import dev.keywright.*;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/** A table of Phoenix without salt: VARCHAR, BIGINT, VARCHAR DESC, DATE DESC, VARCHAR. */
@KeyFormat(Format.BINARY)
public record PhoenixRow(
    @PartitionKey(order = 0) @EncodedText(as = TextEncoding.TERMINATED, end = 0) String tenant,
    @PartitionKey(order = 1) long id,
    @PartitionKey(order = 2, direction = Direction.DESC)
        @EncodedText(as = TextEncoding.TERMINATED, end = 0)
        String grade,
    @PartitionKey(order = 3, direction = Direction.DESC, floor = ChronoUnit.MILLIS) Instant day,
    @PartitionKey(order = 4) String note) {}
