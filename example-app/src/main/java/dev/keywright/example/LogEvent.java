package dev.keywright.example;

import dev.keywright.AccessPattern;
import dev.keywright.Bucket;
import dev.keywright.Direction;
import dev.keywright.Domain;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import dev.keywright.Volume;
import java.time.Instant;

/**
 * One line of a log, in two tables: {@code [bucket][at][host][event]} for questions about a time,
 * {@code [bucket][host][at][event]} for questions about a host, both with the newest first.
 */
@KeyFormat(Format.BINARY)
@Volume(rows = 1_000_000_000, bytesPerRow = 200, peakWritesPerSecond = 20_000)
@Bucket(count = 16, of = "at")
@AccessPattern(name = "eventsBetween", range = "at", newestFirst = true)
@AccessPattern(name = "eventsAt", equal = "at")
@Volume(rows = 1_000_000_000, bytesPerRow = 200, peakWritesPerSecond = 20_000, key = "byHost")
@Bucket(count = 16, of = "host", key = "byHost")
@AccessPattern(
    name = "eventsOfHost",
    equal = "host",
    range = "at",
    newestFirst = true,
    key = "byHost")
public record LogEvent(
    @PartitionKey(order = 0, direction = Direction.DESC)
        @PartitionKey(order = 1, direction = Direction.DESC, key = "byHost")
        Instant at,
    @PartitionKey(order = 1) @PartitionKey(order = 0, key = "byHost") @Domain(cardinality = 2_000)
        String host,
    @PartitionKey(order = 2) @PartitionKey(order = 2, key = "byHost") long event,
    String message) {}
