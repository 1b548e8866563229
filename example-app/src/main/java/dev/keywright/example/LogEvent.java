package dev.keywright.example;

import dev.keywright.AccessPattern;
import dev.keywright.Bucket;
import dev.keywright.Direction;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import java.time.Instant;

/** One line of a log, keyed by its time and spread over buckets, as the Lindorm guide advises. */
@KeyFormat(Format.BINARY)
@Bucket(count = 16, of = "at")
@AccessPattern(name = "eventsBetween", range = "at", newestFirst = true)
@AccessPattern(name = "eventsAt", equal = "at")
public record LogEvent(
    @PartitionKey(order = 0, direction = Direction.DESC) Instant at,
    @PartitionKey(order = 1) String host,
    @PartitionKey(order = 2) long event,
    String message) {}
