package systems;

import dev.keywright.*;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/** The table of web pages in Bigtable's documentation: com.google.www#user#timestamp. */
@StoredIn(Store.BIGTABLE)
@Separator('#')
public record WebPage(
    @PartitionKey(order = 0, reversedLabels = true)
        @Domain(alphabet = "0-9a-z.\\-", minLength = 1, maxLength = 253)
        String host,
    @PartitionKey(order = 1) @Domain(alphabet = "0-9a-z", minLength = 1, maxLength = 32) String user,
    @PartitionKey(order = 2, floor = ChronoUnit.MILLIS) Instant at) {}
