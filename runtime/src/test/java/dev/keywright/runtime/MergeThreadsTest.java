package dev.keywright.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.Sources.NumberKey;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** One set of ranges can be merged by many threads at the same time; each has rows of its own. */
class MergeThreadsTest {
  private static final int RANGES = 17;
  private static final int MERGES = 40;

  @Test
  void eightThreadsMergeTheSameRangesAsOneDoes() {
    Random random = new Random(31);
    int[][] numbers = new int[RANGES][];
    List<KeyRange<String>> ranges = new ArrayList<>();
    for (int i = 0; i < RANGES; i++) {
      numbers[i] = random.ints(random.nextInt(300), 0, 1_000).sorted().toArray();
      ranges.add(
          KeyRange.of(
              Collections.emptyMap(), "partitionKey", shown(i), shown(i + 1), ColumnOrder.TEXT));
    }
    KeyRanges<NumberKey, String> shared = KeyRanges.of(ranges, NumberKey.ORDER);
    List<Integer> expected =
        Arrays.stream(numbers).flatMapToInt(Arrays::stream).sorted().boxed().toList();

    List<Boolean> right =
        Threads.run(
            thread ->
                IntStream.range(0, MERGES).allMatch(i -> merged(shared, numbers).equals(expected)));

    assertThat(right).containsOnly(true);
  }

  private static String shown(int range) {
    return String.valueOf((char) ('A' + range));
  }

  private static List<Integer> merged(KeyRanges<NumberKey, String> ranges, int[][] numbers) {
    List<Integer> rows = new ArrayList<>();
    try (MergedRows<Integer> merged =
        ranges.merge(
            range -> Arrays.stream(numbers[range.from().charAt(0) - 'A']).boxed().iterator(),
            NumberKey::new)) {
      merged.forEachRemaining(rows::add);
    }
    return rows;
  }
}
