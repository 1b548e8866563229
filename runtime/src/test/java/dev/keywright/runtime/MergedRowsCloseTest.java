package dev.keywright.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.Sources.Row;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MergedRowsCloseTest {

  private static Sources threeRanges() {
    return Sources.of(new int[] {1, 4}, new int[] {2, 3}, new int[] {5});
  }

  @Test
  void readToItsEndItHasClosedEveryRangeOnce() {
    Sources sources = threeRanges();
    MergedRows<Row> rows = sources.merge();
    assertThat(Sources.numbers(rows)).containsExactly(1, 2, 3, 4, 5);
    assertThat(sources.closed()).containsExactly(1, 1, 1);
    rows.close();
    assertThat(sources.closed()).containsExactly(1, 1, 1);
  }

  @Test
  void aRangeWithoutMoreRowsIsClosedWhileOthersAreRead() {
    Sources sources = threeRanges();
    MergedRows<Row> rows = sources.merge();
    for (int i = 0; i < 4; i++) {
      rows.next();
    }
    assertThat(sources.closed()).containsExactly(0, 1, 0);
  }

  @Test
  void closedEarlyItClosesWhatItOpened() {
    Sources sources = threeRanges();
    MergedRows<Row> rows = sources.merge();
    try (rows) {
      assertThat(rows.next().number()).isEqualTo(1);
      assertThat(sources.closed()).containsExactly(0, 0, 0);
    }
    assertThat(sources.closed()).containsExactly(1, 1, 1);
    assertThat(rows.hasNext()).isFalse();
    assertThatThrownBy(rows::next).isInstanceOf(NoSuchElementException.class);
    rows.close();
    assertThat(sources.closed()).containsExactly(1, 1, 1);
  }

  @Test
  void closedBeforeItIsReadItOpensNothing() {
    Sources sources = threeRanges();
    MergedRows<Row> rows = sources.merge();
    rows.close();
    assertThat(rows.hasNext()).isFalse();
    assertThatThrownBy(rows::next).isInstanceOf(NoSuchElementException.class);
    assertThat(sources.opened).isEmpty();
    assertThat(sources.closed()).containsExactly(0, 0, 0);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void atTheLimitItClosesAtOnce(int limit) {
    Sources sources = threeRanges();
    MergedRows<Row> rows = sources.merge(limit);
    for (int i = 0; i < limit; i++) {
      assertThat(sources.closed()).containsExactly(0, 0, 0);
      rows.next();
    }
    assertThat(sources.closed()).containsExactly(1, 1, 1);
    assertThat(rows.hasNext()).isFalse();
    assertThat(sources.closed()).containsExactly(1, 1, 1);
  }

  @Test
  void aSingleRangeIsClosedToo() {
    Sources sources = Sources.of(new int[] {1, 2});
    assertThat(Sources.numbers(sources.merge())).containsExactly(1, 2);
    assertThat(sources.closed()).containsExactly(1);
    Sources limited = Sources.of(new int[] {1, 2});
    limited.merge(1).next();
    assertThat(limited.closed()).containsExactly(1);
  }

  @Test
  void iteratorsThatCannotBeClosedAreLeftAlone() {
    KeyRanges<Sources.NumberKey, String> ranges = threeRanges().ranges();
    Iterator<Row> rows =
        ranges.merge(
            range -> List.of(new Row(range.from().charAt(0), 0, 0)).iterator(),
            row -> new Sources.NumberKey(row.number()));
    assertThat(Sources.numbers(rows)).containsExactly((int) 'A', (int) 'B', (int) 'C');
  }

  @Test
  void ifARangeCannotBeOpenedThoseBeforeAreClosed() {
    Sources sources = threeRanges();
    sources.behind(1).failsToOpen = true;
    MergedRows<Row> rows = sources.merge();
    assertThatThrownBy(rows::hasNext)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("open B");
    assertThat(sources.opened).containsExactly("A", "B");
    assertThat(sources.closed()).containsExactly(1, 0, 0);
    assertThat(rows.hasNext()).isFalse();
    assertThat(sources.opened).containsExactly("A", "B");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void ifARangeCannotBeReadAllAreClosed(int failsAt) {
    Sources sources = threeRanges();
    sources.behind(1).failsAt = failsAt;
    MergedRows<Row> rows = sources.merge();
    assertThatThrownBy(() -> Sources.numbers(rows))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("read")
        .hasNoSuppressedExceptions();
    assertThat(sources.closed()).containsExactly(1, 1, 1);
    assertThat(rows.hasNext()).isFalse();
    assertThatThrownBy(rows::next).isInstanceOf(NoSuchElementException.class);
    rows.close();
    assertThat(sources.closed()).containsExactly(1, 1, 1);
  }

  @Test
  void ifASingleRangeCannotBeReadItIsClosed() {
    Sources sources = Sources.of(new int[] {1, 2});
    sources.behind(0).failsAt = 1;
    MergedRows<Row> rows = sources.merge();
    assertThat(rows.next().number()).isEqualTo(1);
    assertThatThrownBy(rows::next).hasMessage("read");
    assertThat(sources.closed()).containsExactly(1);
  }

  @Test
  void whatFailsToCloseIsAttachedToWhatFailedBefore() {
    Sources sources = threeRanges();
    sources.behind(0).failsToClose = new UnsupportedOperationException("first");
    sources.behind(1).failsAt = 1;
    sources.behind(2).failsToClose = Sources.gone();
    assertThatThrownBy(() -> Sources.numbers(sources.merge()))
        .hasMessage("read")
        .satisfies(
            failure ->
                assertThat(failure.getSuppressed())
                    .hasSize(2)
                    .satisfiesExactly(
                        first -> assertThat(first).hasMessage("first"),
                        second ->
                            assertThat(second)
                                .isInstanceOf(UncheckedIOException.class)
                                .hasRootCauseMessage("gone")));
    assertThat(sources.closed()).containsExactly(1, 1, 1);
  }

  @Test
  void ifOneFailsToCloseTheRestIsClosed() {
    Sources sources = threeRanges();
    sources.behind(0).failsToClose = Sources.gone();
    sources.behind(2).failsToClose = new UnsupportedOperationException("third");
    MergedRows<Row> rows = sources.merge();
    assertThat(rows.hasNext()).isTrue();
    assertThatThrownBy(rows::close)
        .isInstanceOf(UncheckedIOException.class)
        .hasRootCauseMessage("gone")
        .satisfies(
            failure ->
                assertThat(failure.getSuppressed())
                    .satisfiesExactly(third -> assertThat(third).hasMessage("third")));
    assertThat(sources.closed()).containsExactly(1, 1, 1);
    rows.close();
    assertThat(sources.closed()).containsExactly(1, 1, 1);
  }

  @Test
  void theSameFailureOfTwoRangesIsThrownOnce() {
    Sources sources = threeRanges();
    RuntimeException shared = new UnsupportedOperationException("shared");
    sources.behind(0).failsToClose = shared;
    sources.behind(1).failsToClose = shared;
    MergedRows<Row> rows = sources.merge();
    assertThat(rows.hasNext()).isTrue();
    assertThatThrownBy(rows::close).isSameAs(shared).hasNoSuppressedExceptions();
    assertThat(sources.closed()).containsExactly(1, 1, 1);
  }

  @Test
  void otherCheckedExceptionsNameTheRange() {
    Sources sources = threeRanges();
    sources.behind(1).failsToClose = new Exception("why");
    MergedRows<Row> rows = sources.merge();
    assertThat(rows.hasNext()).isTrue();
    assertThatThrownBy(rows::close)
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("the reader of partitionKey [\"B\", \"C\") could not close")
        .hasRootCauseMessage("why");
  }

  @Test
  void anInterruptWhileClosingIsKept() {
    Sources sources = threeRanges();
    sources.behind(1).failsToClose = new InterruptedException("stop");
    MergedRows<Row> rows = sources.merge();
    assertThat(rows.hasNext()).isTrue();
    assertThatThrownBy(rows::close).hasRootCauseMessage("stop");
    assertThat(Thread.interrupted()).isTrue();
  }

  @Test
  void errorsPassThrough() {
    Sources sources = threeRanges();
    MergedRows<Row> rows =
        sources
            .ranges()
            .merge(
                sources::read,
                row -> {
                  throw new StackOverflowError("deep");
                });
    assertThatThrownBy(rows::hasNext).isInstanceOf(StackOverflowError.class).hasMessage("deep");
    assertThat(sources.closed()).containsExactly(1, 1, 1);
  }
}
