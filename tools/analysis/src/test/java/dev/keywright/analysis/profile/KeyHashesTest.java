package dev.keywright.analysis.profile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.analysis.RestoredState;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class KeyHashesTest {
  private static final int MOST = 4_000_000;

  /** Hashes of which each occurs twice, in an order that is not theirs. */
  private static KeyHashes twice(int keys) {
    KeyHashes hashes = new KeyHashes(0);
    for (int i = 0; i < keys; i++) {
      hashes.add((i % ((keys + 1) / 2)) * 0x9E3779B97F4A7C15L);
    }
    return hashes;
  }

  @Test
  void theDifferentOnesAreCounted() {
    assertThat(new KeyHashes(0).distinct()).hasValue(0);
    assertThat(twice(1).distinct()).hasValue(1);
    assertThat(twice(5).distinct()).hasValue(3);
    assertThat(twice(MOST).distinct()).hasValue(MOST / 2);
  }

  @Test
  void ofTooManyNothingIsSaid() {
    assertThat(twice(MOST + 1).distinct()).isEmpty();
    KeyHashes merged = twice(MOST);
    merged.merge(twice(1));
    assertThat(merged.distinct()).isEmpty();
    merged.add(1);
    assertThat(merged.distinct()).isEmpty();
    KeyHashes few = twice(1);
    few.merge(merged);
    assertThat(few.distinct()).isEmpty();
  }

  @Test
  void aSmallHeapKeepsFewer() {
    assertThat(KeyHashes.mostIn(1L << 40)).isEqualTo(MOST);
    assertThat(KeyHashes.mostIn(256_000_000)).isEqualTo(MOST);
    assertThat(KeyHashes.mostIn(40_000_000)).isEqualTo(625_000);
  }

  @Test
  void piecesAndSavedOnesCountAlike() throws IOException {
    KeyHashes merged = twice(3_000);
    merged.merge(twice(1_000));
    assertThat(merged.distinct()).hasValue(1_500);
    KeyHashes read = RestoredState.of(merged);
    read.add(1);
    assertThat(read.distinct()).hasValue(1_501);
  }
}
