package demo;

import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import dev.keywright.PartitionTemplate;
import dev.keywright.SortKey;
import dev.keywright.SortTemplate;

@KeyFormat(Format.BINARY)
@PartitionTemplate("t{table}_r{handle}")
@SortTemplate("\\x80\\\\{{{name}}}\\xfe{handle}")
record TableRow(
    @PartitionKey long table, @PartitionKey long handle, @SortKey String name, byte[] value) {}
