package dev.keywright.benchmarks.peers;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.benchmarks.Md5PurchaseKey;
import dev.keywright.benchmarks.PurchaseKey;
import dev.keywright.benchmarks.Row;
import dev.keywright.runtime.InvalidPartException;
import java.util.List;
import org.junit.jupiter.api.Test;

class TextPeersTest {
  private static final Row[] ROWS = Row.random(10_000);

  @Test
  void theGuidesRowIsWrittenAsTheGuideSays() {
    assertThat(PurchaseKey.encodePartitionKey(54, "a100", 6777)).isEqualTo("000054,a100,006777");
  }

  @Test
  void allPeersWriteOurKey() {
    for (Row row : ROWS) {
      String ours = PurchaseKey.encodePartitionKey(row.deviceId(), row.sellerId(), row.cardId());

      assertThat(PurchaseKey.encodePartitionKeyBytes(row.deviceId(), row.sellerId(), row.cardId()))
          .isEqualTo(ours.getBytes(UTF_8));
      assertThat(FormatText.encode(row.deviceId(), row.sellerId(), row.cardId())).isEqualTo(ours);
      assertThat(StringBuilderText.encode(row.deviceId(), row.sellerId(), row.cardId()))
          .isEqualTo(ours);
      assertThat(GoodText.encode(row.deviceId(), row.sellerId(), row.cardId())).isEqualTo(ours);
      assertThat(LimitText.encode(row.deviceId(), row.sellerId(), row.cardId())).isEqualTo(ours);
      assertThat(StrictText.encode(row.deviceId(), row.sellerId(), row.cardId())).isEqualTo(ours);
      assertThat(Md5Text.encode(row.deviceId(), row.sellerId(), row.cardId()))
          .isEqualTo(
              Md5PurchaseKey.encodePartitionKey(row.deviceId(), row.sellerId(), row.cardId()));
      assertThat(GoodText.encodeBytes(row.deviceId(), row.sellerId(), row.cardId()))
          .isEqualTo(ours.getBytes(UTF_8));
      assertThat(LimitText.encodeBytes(row.deviceId(), row.sellerId(), row.cardId()))
          .isEqualTo(ours.getBytes(UTF_8));
    }
  }

  @Test
  void theLimitWritesAnEmptySellerToo() {
    String ours = PurchaseKey.encodePartitionKey(54, "", 6777);

    assertThat(LimitText.encode(54, "", 6777)).isEqualTo(ours);
    assertThat(LimitText.encodeBytes(54, "", 6777)).isEqualTo(ours.getBytes(UTF_8));
  }

  @Test
  void theStrictOneRefusesWhatOursRefuses() {
    for (Row wrong :
        List.of(
            new Row(-1, "a100", 6777),
            new Row(1_000_000, "a100", 6777),
            new Row(54, "a,", 6777),
            new Row(54, "a10000000", 6777),
            new Row(54, "a100", 1L << 32))) {
      assertThatThrownBy(
              () -> StrictText.encode(wrong.deviceId(), wrong.sellerId(), wrong.cardId()))
          .isInstanceOf(IllegalArgumentException.class);
      assertThatThrownBy(
              () ->
                  PurchaseKey.encodePartitionKey(
                      wrong.deviceId(), wrong.sellerId(), wrong.cardId()))
          .isInstanceOf(InvalidPartException.class);
    }
  }

  @Test
  void allPeersReadTheValuesBack() {
    for (Row row : ROWS) {
      String key = PurchaseKey.encodePartitionKey(row.deviceId(), row.sellerId(), row.cardId());

      assertThat(GoodText.decode(key)).isEqualTo(row);
      assertThat(LimitText.decode(key)).isEqualTo(row);
      assertThat(SplitText.decode(key)).isEqualTo(row);
      PurchaseKey decoded = PurchaseKey.decode(key);
      assertThat(new Row(decoded.deviceId(), decoded.sellerId(), decoded.cardId())).isEqualTo(row);
    }
  }

  @Test
  void theRowsAreTheSameOnEachCallAndOfManyLengths() {
    assertThat(Row.random(100)).containsExactly(Row.random(100));
    assertThat(ROWS).extracting(row -> row.sellerId().length()).contains(1, 2, 3, 4, 5, 6, 7, 8);
  }
}
