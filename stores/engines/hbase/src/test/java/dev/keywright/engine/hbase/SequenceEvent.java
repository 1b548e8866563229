package dev.keywright.engine.hbase;

import dev.keywright.PartitionKey;
import dev.keywright.Separator;

/** An event whose key is led by its number in a sequence. */
@Separator(',')
public record SequenceEvent(
    @PartitionKey(order = 0, pad = 10) long number, @PartitionKey(order = 1) String host) {}
