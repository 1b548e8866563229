package systems;

import dev.keywright.*;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/** The typical row key of HBase: tenant|device|Long.MAX_VALUE - millis. */
@StoredIn(Store.HBASE)
@ExistingRows(reason = "eight years of events")
@Separator('|')
public record DeviceEvent(
    @PartitionKey(order = 0) @Domain(alphabet = "0-9a-z", minLength = 1, maxLength = 16) String tenant,
    @PartitionKey(order = 1) @Domain(alphabet = "0-9a-z", minLength = 1, maxLength = 16) String device,
    @PartitionKey(order = 2, floor = ChronoUnit.MILLIS)
        @EncodedNumber(as = NumberEncoding.DECIMAL, width = 19, countDownFrom = Long.MAX_VALUE)
        Instant at) {}
