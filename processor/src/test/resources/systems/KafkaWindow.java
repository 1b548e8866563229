package systems;

import dev.keywright.*;

/** A row of a window store of Kafka Streams: the key, when its window begins, and a number. */
@KeyFormat(Format.BINARY)
@StoredIn(Store.ROCKSDB)
@ExistingRows(reason = "Kafka Streams writes them")
public record KafkaWindow(
    @PartitionKey(order = 0) @EncodedText(as = TextEncoding.TAIL) String key,
    @PartitionKey(order = 1)
        @EncodedNumber(as = NumberEncoding.TWOS_COMPLEMENT, width = 8)
        @Domain(min = 0)
        long timestamp,
    @PartitionKey(order = 2)
        @EncodedNumber(as = NumberEncoding.TWOS_COMPLEMENT, width = 4)
        @Domain(min = 0)
        int sequence) {}
