package dev.keywright.store;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.KeyRange;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SingleKeyRangeTest {
  /** Neighbours: each key but the first is close above the one before. */
  static Stream<List<StoredKey>> neighbours() {
    return Stream.of(
        List.of(key(""), key("\0"), key("a"), key("a\0"), key("b")),
        List.of(key(-1L), key(0L), key(Long.MAX_VALUE)),
        List.of(
            key(new byte[0]), key(new byte[] {0}), key(new byte[] {-1}), key(new byte[] {-1, 0})),
        List.of(
            key("p").and("sortKey", 1L),
            key("p").and("sortKey", Long.MAX_VALUE),
            key("p\0").and("sortKey", Long.MIN_VALUE)),
        List.of(key("p").and("a", "x").and("b", ""), key("p").and("a", "x").and("b", "\0")));
  }

  private static StoredKey key(Object content) {
    return StoredKey.of("partitionKey", content);
  }

  @ParameterizedTest
  @MethodSource("neighbours")
  void aRangeHoldsItsKeyAndNoNeighbour(List<StoredKey> keys) {
    for (StoredKey key : keys) {
      KeyRange<?> range = SingleKeyRange.range(key);
      assertThat(keys.stream().filter(range::contains)).as(range.toString()).containsExactly(key);
      assertThat(range.fixed()).hasSize(key.columns().size() - 1);
    }
  }
}
