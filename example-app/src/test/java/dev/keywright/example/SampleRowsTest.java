package dev.keywright.example;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The guide's rows are those of the vectors; made-up rows are the same on every machine. */
class SampleRowsTest {
  @Test
  void thePurchasesAreThoseOfTheVectors() {
    assertThat(
            SampleRows.PURCHASES.stream()
                .map(
                    it ->
                        List.<Object>of(
                            it.deviceId(), it.sellerId(), it.cardId(), it.orderNumber()))
                .map(values -> values.stream().map(Object::toString).toList()))
        .isEqualTo(Vectors.rows("purchases.tsv").stream().map(List::of).toList());
  }

  @Test
  void aNumberAlwaysGivesTheSamePurchase() {
    List<Purchase> purchases = IntStream.range(0, 5_000).mapToObj(SampleRows::purchase).toList();

    assertThat(purchases.get(0)).isEqualTo(new Purchase(7678, "a1396", 781037, 200001, "41 items"));
    assertThat(purchases.stream().map(PurchaseKey::of)).doesNotHaveDuplicates();
    assertThat(purchases.stream().map(Purchase::deviceId).distinct()).hasSizeGreaterThan(3_000);
    assertThat(purchases.stream().map(Purchase::sellerId)).contains("a1", "a10", "a100");
  }

  @Test
  void eventsComeInTheOrderOfTimeSomeAtTheSameTimeAndAllWithDifferentKeys() {
    List<LogEvent> events = IntStream.range(0, 5_000).mapToObj(SampleRows::event).toList();
    List<Instant> times = events.stream().map(LogEvent::at).toList();

    assertThat(times).isSortedAccordingTo(Comparator.naturalOrder());
    assertThat(times.stream().distinct().count()).isBetween(4_800L, 4_999L);
    assertThat(events.stream().map(LogEventKey::of)).doesNotHaveDuplicates();
  }
}
