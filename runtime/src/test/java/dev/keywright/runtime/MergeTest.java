package dev.keywright.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.Sources.NumberKey;
import dev.keywright.runtime.Sources.Row;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MergeTest {

  private static int[][] random(Random random, int ranges, int mostRows, int mostNumber) {
    int[][] numbers = new int[ranges][];
    for (int i = 0; i < ranges; i++) {
      numbers[i] = random.ints(random.nextInt(mostRows + 1), 0, mostNumber).sorted().toArray();
    }
    return numbers;
  }

  /** All rows, range by range, sorted by a sort that keeps the order of equal rows. */
  private static List<Row> sorted(int[][] ranges, boolean isBackward) {
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < ranges.length; i++) {
      for (int at = 0; at < ranges[i].length; at++) {
        int from = isBackward ? ranges[i].length - 1 - at : at;
        rows.add(new Row(ranges[i][from], i, from));
      }
    }
    Comparator<Row> order = Comparator.comparingInt(Row::number);
    rows.sort(isBackward ? order.reversed() : order);
    return rows;
  }

  private static List<Row> all(Iterator<Row> rows) {
    List<Row> all = new ArrayList<>();
    rows.forEachRemaining(all::add);
    return all;
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 33, 100, 300})
  void theRowsOfAllRangesComeInOrder(int ranges) {
    Random random = new Random(ranges);
    for (int run = 0; run < 60; run++) {
      // Few numbers make many ties, whose rows must come in the order of their ranges.
      int[][] numbers = random(random, ranges, 12, run % 2 == 0 ? 5 : 10_000);
      Sources sources = Sources.of(numbers);
      assertThat(all(sources.merge())).isEqualTo(sorted(numbers, false));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 16, 17})
  void backwardTheyComeInTheReverseOrder(int ranges) {
    Random random = new Random(ranges);
    for (int run = 0; run < 60; run++) {
      int[][] numbers = random(random, ranges, 12, run % 2 == 0 ? 5 : 10_000);
      Sources sources = Sources.of(numbers);
      assertThat(all(sources.ranges().backward().merge(sources::read, sources::key)))
          .isEqualTo(sorted(numbers, true));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 16})
  void aLimitTakesTheFirstRows(int ranges) {
    Random random = new Random(ranges);
    for (int limit = 0; limit < 40; limit++) {
      int[][] numbers = random(random, ranges, 20, 30);
      List<Row> expected = sorted(numbers, false);
      Sources sources = Sources.of(numbers);
      assertThat(all(sources.merge(limit)))
          .isEqualTo(expected.subList(0, Math.min(limit, expected.size())));
    }
  }

  @Test
  void aLimitBelowZeroIsRefused() {
    assertThatThrownBy(() -> Sources.of(new int[] {1}).merge(-1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("limit is -1, but must not be negative");
  }

  @Test
  void nothingIsReadBeforeARowIsAskedFor() {
    Sources sources = Sources.of(new int[] {1, 4}, new int[] {2, 3}, new int[] {});
    MergedRows<Row> rows = sources.merge();
    assertThat(sources.opened).isEmpty();
    assertThat(rows.hasNext()).isTrue();
    assertThat(sources.opened).containsExactly("A", "B", "C");
    assertThat(sources.read()).isEqualTo(2);
  }

  @Test
  void ofEachRangeAtMostOneRowIsHeld() {
    Random random = new Random(5);
    int[][] numbers = new int[16][];
    Arrays.setAll(numbers, i -> random.ints(200, 0, 1_000).sorted().toArray());
    Sources sources = Sources.of(numbers);
    MergedRows<Row> rows = sources.merge();
    for (int returned = 1; returned <= 16 * 200; returned++) {
      rows.next();
      assertThat(sources.read()).isBetween(returned, returned + 15);
    }
    assertThat(rows.hasNext()).isFalse();
  }

  @Test
  void askingAgainReadsNothing() {
    Sources sources = Sources.of(new int[] {1, 4}, new int[] {2, 3});
    MergedRows<Row> rows = sources.merge();
    for (int i = 0; i < 10; i++) {
      assertThat(rows.hasNext()).isTrue();
    }
    assertThat(sources.read()).isEqualTo(2);
    assertThat(rows.next().number()).isEqualTo(1);
    assertThat(sources.read()).isEqualTo(2);
  }

  @Test
  void behindTheLimitNothingIsRead() {
    int[] many = IntStream.range(0, 1_000).toArray();
    Sources sources = Sources.of(many, many, many);
    assertThat(Sources.numbers(sources.merge(10))).containsExactly(0, 0, 0, 1, 1, 1, 2, 2, 2, 3);
    assertThat(sources.read()).isEqualTo(12);
    Sources none = Sources.of(many, many);
    assertThat(none.merge(0).hasNext()).isFalse();
    assertThat(none.opened).isEmpty();
  }

  @Test
  void theKeyOfARowIsAskedForOnce() {
    int[] many = IntStream.range(0, 100).toArray();
    Sources sources = Sources.of(many, many, many, many, many);
    assertThat(all(sources.merge())).hasSize(500);
    assertThat(sources.keys).isEqualTo(500);
  }

  @Test
  void aSingleRangeIsPassedOnAsItIs() {
    Sources sources = Sources.of(new int[] {3, 1, 2});
    assertThat(Sources.numbers(sources.merge())).containsExactly(3, 1, 2);
    assertThat(sources.keys).isZero();
    Sources limited = Sources.of(new int[] {3, 1, 2});
    assertThat(Sources.numbers(limited.merge(2))).containsExactly(3, 1);
    assertThat(limited.read()).isEqualTo(2);
  }

  @Test
  void withoutRangesThereAreNoRows() {
    MergedRows<Row> rows = Sources.of().merge();
    assertThat(rows.hasNext()).isFalse();
    assertThatThrownBy(rows::next).isInstanceOf(NoSuchElementException.class);
  }

  @Test
  void behindTheLastRowThereIsNone() {
    MergedRows<Row> rows = Sources.of(new int[] {1}, new int[] {2}).merge();
    assertThat(rows.next().number()).isEqualTo(1);
    assertThat(rows.next().number()).isEqualTo(2);
    assertThatThrownBy(rows::next).isInstanceOf(NoSuchElementException.class);
    assertThat(rows.hasNext()).isFalse();
  }

  @Test
  void aRangeOutOfOrderIsNamed() {
    Sources sources = Sources.of(new int[] {1, 5, 9}, new int[] {2, 7, 6, 8}, new int[] {3});
    MergedRows<Row> rows = sources.merge();
    List<Integer> before = new ArrayList<>();
    assertThatThrownBy(() -> rows.forEachRemaining(row -> before.add(row.number())))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            "the reader of partitionKey [\"B\", \"C\") returned NumberKey[number=6] after"
                + " NumberKey[number=7]; it must return rows in the order of their keys");
    assertThat(before).containsExactly(1, 2, 3, 5, 7);
    assertThat(sources.closed()).containsExactly(1, 1, 1);
  }

  @Test
  void backwardARangeReadForwardIsOutOfOrder() {
    Sources sources = Sources.of(new int[] {1, 5}, new int[] {2, 6});
    KeyRanges<NumberKey, String> ranges = sources.ranges().backward();
    MergedRows<Row> rows = ranges.merge(range -> sources.read(range.backward()), sources::key);
    assertThatThrownBy(() -> all(rows))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("[\"B\", \"C\") backward returned NumberKey[number=6] after")
        .hasMessageEndingWith("it must return rows in the reverse order of their keys");
  }

  /** Whatever is out of order: either an exception says so, or the answer is sorted. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 5, 16})
  void noAnswerIsSilentlyOutOfOrder(int ranges) {
    Random random = new Random(ranges);
    int refused = 0;
    for (int run = 0; run < 300; run++) {
      int[][] numbers = random(random, ranges, 8, 12);
      int[] changed = numbers[random.nextInt(ranges)];
      if (changed.length > 0) {
        changed[random.nextInt(changed.length)] = random.nextInt(12);
      }
      boolean isInOrder =
          Arrays.stream(numbers).allMatch(one -> Arrays.equals(one, sortedCopy(one)));
      List<Integer> seen = new ArrayList<>();
      try {
        Sources.of(numbers).merge().forEachRemaining(row -> seen.add(row.number()));
        assertThat(isInOrder).isTrue();
      } catch (IllegalStateException expected) {
        assertThat(isInOrder).isFalse();
        refused++;
      }
      assertThat(seen).isSorted();
    }
    assertThat(refused).isGreaterThan(10);
  }

  private static int[] sortedCopy(int[] numbers) {
    return Arrays.stream(numbers).sorted().toArray();
  }

  @Test
  void aMissingKeyIsNotTakenForTheEnd() {
    Sources sources = Sources.of(new int[] {1, 2}, new int[] {3});
    MergedRows<Row> rows =
        sources.ranges().merge(sources::read, row -> row.number() == 2 ? null : sources.key(row));
    assertThat(rows.next().number()).isEqualTo(1);
    assertThatThrownBy(rows::next).isInstanceOf(NullPointerException.class);
    assertThat(sources.closed()).containsExactly(1, 1);
  }
}
