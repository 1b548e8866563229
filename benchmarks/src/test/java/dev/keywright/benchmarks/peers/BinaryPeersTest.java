package dev.keywright.benchmarks.peers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.benchmarks.CompactPurchaseKey;
import dev.keywright.benchmarks.OpenPurchaseKey;
import dev.keywright.benchmarks.Row;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class BinaryPeersTest {
  private static final Row[] ROWS = Row.random(10_000);

  @Test
  void theHandWrittenPeersWriteAndReadOurKey() {
    for (Row row : ROWS) {
      byte[] ours =
          CompactPurchaseKey.encodePartitionKey(row.deviceId(), row.sellerId(), row.cardId());

      assertThat(OpenPurchaseKey.encodePartitionKey(row.deviceId(), row.sellerId(), row.cardId()))
          .isEqualTo(ours);
      assertThat(GoodBinary.encode(row.deviceId(), row.sellerId(), row.cardId())).isEqualTo(ours);
      assertThat(LimitBinary.encode(row.deviceId(), row.sellerId(), row.cardId())).isEqualTo(ours);
      assertThat(GoodBinary.decode(ours)).isEqualTo(row);
      assertThat(LimitBinary.decode(ours)).isEqualTo(row);
      CompactPurchaseKey decoded = CompactPurchaseKey.decode(ours);
      assertThat(new Row(decoded.deviceId(), decoded.sellerId(), decoded.cardId())).isEqualTo(row);
    }
  }

  @Test
  void theStoresPeersReadTheValuesBack() {
    for (Row row : ROWS) {
      int deviceId = row.deviceId();
      String sellerId = row.sellerId();
      long cardId = row.cardId();

      assertThat(FoundationDbTuple.decode(FoundationDbTuple.encode(deviceId, sellerId, cardId)))
          .isEqualTo(row);
      assertThat(HBaseOrderedBytes.decode(HBaseOrderedBytes.encode(deviceId, sellerId, cardId)))
          .isEqualTo(row);
      assertThat(AccumuloLexicoder.decode(AccumuloLexicoder.encode(deviceId, sellerId, cardId)))
          .isEqualTo(row);
    }
  }

  @Test
  void allKeysSortAsTheValuesDo() {
    List<Row> sorted =
        Stream.of(ROWS)
            .sorted(
                Comparator.comparing(Row::deviceId)
                    .thenComparing(Row::sellerId)
                    .thenComparing(Row::cardId))
            .toList();

    assertSorted(sorted, row -> GoodBinary.encode(row.deviceId(), row.sellerId(), row.cardId()));
    assertSorted(
        sorted, row -> FoundationDbTuple.encode(row.deviceId(), row.sellerId(), row.cardId()));
    assertSorted(
        sorted, row -> HBaseOrderedBytes.encode(row.deviceId(), row.sellerId(), row.cardId()));
    assertSorted(
        sorted, row -> AccumuloLexicoder.encode(row.deviceId(), row.sellerId(), row.cardId()));
  }

  private static void assertSorted(List<Row> rows, Function<Row, byte[]> encode) {
    assertThat(rows.stream().map(encode).toList()).isSortedAccordingTo(Arrays::compareUnsigned);
  }
}
