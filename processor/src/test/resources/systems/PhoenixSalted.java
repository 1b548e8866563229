package systems;

import dev.keywright.*;
import dev.keywright.runtime.function.PhoenixSalt;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/** A table of Phoenix with SALT_BUCKETS = 12: VARCHAR, BIGINT, DATE DESC, VARCHAR. */
@KeyFormat(Format.BINARY)
@Bucket(count = 12, function = PhoenixSalt.class)
public record PhoenixSalted(
    @PartitionKey(order = 0) @EncodedText(as = TextEncoding.TERMINATED, end = 0) String tenant,
    @PartitionKey(order = 1) long id,
    @PartitionKey(order = 2, direction = Direction.DESC, floor = ChronoUnit.MILLIS) Instant day,
    @PartitionKey(order = 3) String note) {}
