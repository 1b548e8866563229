package dev.keywright.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Bounds of frequent values hold, also merged and restored. */
class FrequentValuesTest {

  @Test
  void fewValuesAreCountedExactly() {
    FrequentValues values = FrequentValues.empty();
    for (int i = 0; i < 3000; i++) {
      values.add("v" + i % 1000);
    }
    assertThat(values.atLeast(1)).hasSize(1000);
    assertThat(values.atLeast(1)).allMatch(it -> it.count().equals(Estimate.exact(3)));
    assertThat(values.shareOfBusiest()).isEqualTo(Estimate.exact(0.001));
  }

  @Test
  void theBoundsOfManyValuesHoldInPiecesAndRestored() throws IOException {
    SplittableRandom random = new SplittableRandom(3);
    Map<String, Long> exact = new HashMap<>();
    FrequentValues merged = FrequentValues.empty();
    for (int piece = 0; piece < 7; piece++) {
      FrequentValues next = FrequentValues.empty();
      for (int i = 0; i < 40_000; i++) {
        String value = "v" + (long) Math.pow(2, 20 * Math.pow(random.nextDouble(), 2));
        next.add(value);
        exact.merge(value, 1L, Long::sum);
      }
      merged.merge(RestoredState.of(next));
    }
    assertThat(merged.atLeast(1)).isNotEmpty();
    for (FrequentValues.Frequent frequent : merged.atLeast(1)) {
      assertThat(frequent.count().contains((double) exact.get(frequent.value()))).isTrue();
    }
    long most = exact.values().stream().max(Long::compare).orElseThrow();
    assertThat(merged.shareOfBusiest().contains(most / 280_000.0)).isTrue();
  }
}
