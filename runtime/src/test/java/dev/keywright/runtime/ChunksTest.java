package dev.keywright.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class ChunksTest {
  private static final int TWO_MIB = 2 * 1024 * 1024;

  @Test
  void theLastChunkMayBeShorter() {
    assertThat(Chunks.count(0, TWO_MIB, 9999)).isEqualTo(1);
    assertThat(Chunks.count(1, TWO_MIB, 9999)).isEqualTo(1);
    assertThat(Chunks.count(TWO_MIB, TWO_MIB, 9999)).isEqualTo(1);
    assertThat(Chunks.count(TWO_MIB + 1, TWO_MIB, 9999)).isEqualTo(2);
    assertThat(Chunks.count(5L * TWO_MIB - 1, TWO_MIB, 9999)).isEqualTo(5);
  }

  @Test
  void chunksCoverTheValueExactly() {
    for (int size = 0; size < 200; size++) {
      for (int most = 1; most < 20; most++) {
        int left = size;
        int chunks = 0;
        do {
          left -= most;
          chunks++;
        } while (left > 0);
        assertThat(Chunks.count(size, most, 999)).isEqualTo(chunks);
      }
    }
  }

  @Test
  void whatCannotBeNumberedIsRefused() {
    assertThat(Chunks.count(100, 10, 9)).isEqualTo(10);
    assertThatThrownBy(() -> Chunks.count(101, 10, 9))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "a value of 101 bytes has 11 chunks of 10 bytes, but chunks are numbered from 0 to 9;"
                + " cut it into larger chunks, or write their numbers in more digits");
    assertThatThrownBy(() -> Chunks.count(Long.MAX_VALUE, 1, Long.MAX_VALUE))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Chunks.count(-1, 10, 9)).hasMessageContaining("below 0");
  }

  @Test
  void aValueMayBeEmptyAndHaveTheLastChunkThatThereIs() {
    assertThat(Chunks.count(0, 10, 9)).isEqualTo(1);
    assertThat(Chunks.count(0, 10, 0)).isEqualTo(1);
    assertThat(Chunks.count(100, 10, 9)).isEqualTo(10);
    assertThat(Chunks.count(10L * Integer.MAX_VALUE, 10, Long.MAX_VALUE))
        .isEqualTo(Integer.MAX_VALUE);
  }
}
