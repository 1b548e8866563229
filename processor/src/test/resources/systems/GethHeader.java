package systems;

import dev.keywright.*;

/** A header of geth in LevelDB: h, the number of the block, and its hash. */
@KeyFormat(Format.BINARY)
@PartitionTemplate("h{number}{hash}")
public record GethHeader(
    @PartitionKey @EncodedNumber(as = NumberEncoding.UNSIGNED, width = 8) long number,
    @PartitionKey @EncodedText(as = TextEncoding.FIXED, width = 32) byte[] hash) {}
