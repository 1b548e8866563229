package dev.keywright.conformance.layouts;

import dev.keywright.Bucket;
import dev.keywright.BucketBy;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.SortKey;
import java.time.LocalDate;

/** A day that is spread over partition keys, as stores that hash them need it. */
@Separator('!')
@Bucket(count = 4, of = "sensor", by = BucketBy.MODULO)
public record SensorReading(
    @PartitionKey(order = 0) LocalDate day,
    @SortKey(order = 0, pad = 5) @Domain(min = 0) int second,
    @SortKey(order = 1, pad = 4) @Domain(min = 0) int sensor) {}
