package shop;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.Volume;

/** A ticket whose number grows, so that all writes go to the newest range. */
@Separator(',')
@StoredIn(Store.HBASE)
@Volume(rows = 100_000_000, bytesPerRow = 500, peakWritesPerSecond = 3_000)
public record Ticket(
    @PartitionKey(order = 0, pad = 12) @Domain(min = 0, monotonic = true, unique = true) long number,
    String text) {}
