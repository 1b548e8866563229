package dev.keywright.fuzz;

import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import dev.keywright.PartitionTemplate;
import dev.keywright.SortKey;
import dev.keywright.SortTemplate;

/** Bytes as literals, and copies before and behind other parts. */
@KeyFormat(Format.BINARY)
@PartitionTemplate("t{table}_r\\x80{name}")
@SortTemplate("\\x00{bytes}\\xff{name}{table}z")
@SuppressWarnings("ArrayRecordComponent") // the generated keys copy them
public record BinaryTemplate(
    @PartitionKey long table, @PartitionKey String name, @SortKey byte[] bytes) {}
