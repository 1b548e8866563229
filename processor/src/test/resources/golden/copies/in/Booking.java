package demo;

import dev.keywright.AccessPattern;
import dev.keywright.Bucket;
import dev.keywright.PartitionKey;
import dev.keywright.PartitionTemplate;
import dev.keywright.SortKey;
import dev.keywright.SortTemplate;
import dev.keywright.TimeFormat;
import java.time.LocalDate;
import java.util.UUID;

/** Copies between other parts, in another encoding, in buckets, and in a column of their own. */
@Bucket(count = 16, of = "hotel")
@PartitionTemplate(value = "H#{bucket}#{hotel}!{room}", column = "PK")
@SortTemplate(value = "{day}#{room}#{hotel}!{guest}\u00e9", column = "SK", escape = true)
@SortTemplate(value = "BOOKING", column = "kind")
@SortTemplate(value = "{guest}", column = "by-guest")
@AccessPattern(
    name = "stay",
    equal = {"hotel", "room", "day", "guest"})
record Booking(
    @PartitionKey String hotel,
    @PartitionKey(pad = 4) int room,
    @SortKey(time = TimeFormat.BASIC) LocalDate day,
    @SortKey UUID guest) {}
