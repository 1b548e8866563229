package systems;

import dev.keywright.*;

/** A coin of Bitcoin Core in LevelDB: C, the transaction, and the output as a varint. */
@KeyFormat(Format.BINARY)
@PartitionTemplate("C{txid}{output}")
public record BitcoinCoin(
    @PartitionKey @EncodedText(as = TextEncoding.FIXED, width = 32) byte[] txid,
    @PartitionKey(ordered = false)
        @EncodedNumber(as = NumberEncoding.VARINT_BITCOIN)
        @Domain(min = 0, max = 4294967295L)
        long output) {}
