package dev.keywright.benchmarks.foreign;

import static dev.keywright.Format.BINARY;
import static dev.keywright.NumberEncoding.TWOS_COMPLEMENT;
import static dev.keywright.TextEncoding.TAIL;

import dev.keywright.Domain;
import dev.keywright.EncodedNumber;
import dev.keywright.EncodedText;
import dev.keywright.ExistingRows;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import dev.keywright.benchmarks.foreign.ForeignRow.Case;
import java.util.List;
import org.apache.kafka.common.utils.Bytes;
import org.apache.kafka.streams.state.internals.SessionKeySchema;
import org.apache.kafka.streams.state.internals.WindowKeySchema;

/** What Kafka Streams writes into its window and session stores. */
final class KafkaRows {
  @KeyFormat(BINARY)
  @ExistingRows(reason = "Kafka Streams writes them")
  record Window(
      @PartitionKey(order = 0) @EncodedText(as = TAIL) String key,
      @PartitionKey(order = 1) @EncodedNumber(as = TWOS_COMPLEMENT, width = 8) @Domain(min = 0)
          long start,
      @PartitionKey(order = 2) @EncodedNumber(as = TWOS_COMPLEMENT, width = 4) @Domain(min = 0)
          int sequence) {}

  @SuppressWarnings("ArrayRecordComponent") // read once
  @KeyFormat(BINARY)
  @ExistingRows(reason = "Kafka Streams writes them")
  record Session(
      @PartitionKey(order = 0) @EncodedText(as = TAIL) byte[] key,
      @PartitionKey(order = 1) @EncodedNumber(as = TWOS_COMPLEMENT, width = 8) @Domain(min = 0)
          long end,
      @PartitionKey(order = 2) @EncodedNumber(as = TWOS_COMPLEMENT, width = 8) @Domain(min = 0)
          long start) {}

  static final List<ForeignRow> ALL =
      List.of(
          ForeignRow.of(
              "Kafka Streams, window store",
              KafkaRows.class,
              new Case<Window>(
                  "Window",
                  List.of(
                      new Window("k", 0, 0),
                      new Window("k\0\u00e9", Long.MAX_VALUE, Integer.MAX_VALUE)),
                  random ->
                      new Window(
                          Values.text(random), Values.count(random), Values.intCount(random)),
                  it -> KafkaRows_WindowKey.encodePartitionKey(it.key, it.start, it.sequence),
                  it ->
                      WindowKeySchema.toStoreKeyBinary(
                              Bytes.wrap(Values.utf8(it.key)), it.start, it.sequence)
                          .get())),
          ForeignRow.of(
              "Kafka Streams, session store",
              KafkaRows.class,
              new Case<Session>(
                  "Session",
                  List.of(
                      new Session(new byte[] {0}, 0, 0),
                      new Session(new byte[] {-1, 0, -1}, Long.MAX_VALUE, 1)),
                  random ->
                      new Session(
                          Values.bytes(random, 1 + random.nextInt(9)),
                          Values.count(random),
                          Values.count(random)),
                  it -> KafkaRows_SessionKey.encodePartitionKey(it.key, it.end, it.start),
                  it -> SessionKeySchema.toBinary(Bytes.wrap(it.key), it.start, it.end).get())));

  private KafkaRows() {}
}
