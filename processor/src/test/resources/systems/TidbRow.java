package systems;

import dev.keywright.*;

/** TiDB in TiKV: t, the table, _r, the handle, both with their sign bit flipped. */
@KeyFormat(Format.BINARY)
@PartitionTemplate("t{table}_r{handle}")
public record TidbRow(@PartitionKey long table, @PartitionKey long handle, byte[] columns) {}
