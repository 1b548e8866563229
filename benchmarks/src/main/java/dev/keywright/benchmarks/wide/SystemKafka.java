package dev.keywright.benchmarks.wide;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.Domain;
import dev.keywright.EncodedNumber;
import dev.keywright.EncodedText;
import dev.keywright.ExistingRows;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.NumberEncoding;
import dev.keywright.PartitionKey;
import dev.keywright.TextEncoding;
import java.util.List;
import java.util.Random;
import org.apache.kafka.common.utils.Bytes;
import org.apache.kafka.streams.kstream.Windowed;
import org.apache.kafka.streams.state.internals.WindowKeySchema;

/**
 * A row of a window store, as Kafka Streams writes it: the key, when its window begins, a number.
 */
final class SystemKafka extends Kind<SystemKafka.Window, byte[]> {
  @KeyFormat(Format.BINARY)
  @ExistingRows(reason = "Kafka Streams writes them")
  record Window(
      @PartitionKey(order = 0) @EncodedText(as = TextEncoding.TAIL) String key,
      @PartitionKey(order = 1)
          @EncodedNumber(as = NumberEncoding.TWOS_COMPLEMENT, width = 8)
          @Domain(min = 0)
          long timestamp,
      @PartitionKey(order = 2)
          @EncodedNumber(as = NumberEncoding.TWOS_COMPLEMENT, width = 4)
          @Domain(min = 0)
          int sequence) {}

  @Override
  Window row(Random random) {
    return new Window(
        Samples.letters(random, 16), random.nextLong() >>> 22, random.nextInt() >>> 1);
  }

  @Override
  List<Window> refused() {
    return List.of(new Window("\uD800", 1, 1), new Window("a", -1, 1), new Window("a", 1, -1));
  }

  @Override
  byte[] encode(Window row) {
    return SystemKafka_WindowKey.encodePartitionKey(row.key(), row.timestamp(), row.sequence());
  }

  @Override
  Object decode(byte[] column) {
    return SystemKafka_WindowKey.decode(column);
  }

  @Override
  byte[] encodeByHand(Window row) {
    Hand.require(row.timestamp() >= 0 && row.sequence() >= 0);
    HandBytes.requirePairs(row.key());
    Bytes key = Bytes.wrap(row.key().getBytes(UTF_8));
    return WindowKeySchema.toStoreKeyBinary(key, row.timestamp(), row.sequence()).get();
  }

  /** Kafka Streams reads the number only where it removes rows. */
  @Override
  Window decodeByHand(byte[] column) {
    Windowed<Bytes> read = WindowKeySchema.fromStoreBytesKey(column, 1);
    byte[] key = read.key().get();
    int sequence = (int) Hand.INTS.get(column, column.length - Integer.BYTES);
    Hand.require(read.window().start() >= 0 && sequence >= 0);
    return new Window(HandBytes.text(key, 0, key.length), read.window().start(), sequence);
  }
}
