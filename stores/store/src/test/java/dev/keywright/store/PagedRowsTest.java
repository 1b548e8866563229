package dev.keywright.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PagedRowsTest {
  private static final int PAGE = 1_000;

  private final PageOptions<String> options = PageOptions.of(PAGE);
  private final List<Integer> asked = new ArrayList<>();

  /** A store of numbers from 0 on. */
  private PageFetcher<Integer, Integer> numbers(int count) {
    return (next, most) -> {
      asked.add(most);
      int from = next == null ? 0 : next;
      int to = Math.min(count, from + most);
      return new Page<>(IntStream.range(from, to).boxed().toList(), to == count ? null : to);
    };
  }

  private static List<Integer> all(PagedRows<Integer> rows) {
    List<Integer> all = new ArrayList<>();
    rows.forEachRemaining(all::add);
    return all;
  }

  @Test
  void everyPageIsOneRequest() {
    PagedRows<Integer> rows = options.read(numbers(2_001), Long.MAX_VALUE);

    assertThat(options.requests()).isEqualTo(0);
    assertThat(all(rows)).isEqualTo(IntStream.range(0, 2_001).boxed().toList());
    assertThat(options.requests()).isEqualTo(3);
    assertThat(rows.requests()).isEqualTo(3);
  }

  @Test
  void theStoreIsAskedForNoMoreThanAPageAndTheLimit() {
    assertThat(all(options.read(numbers(5_000), 1_010))).hasSize(1_010);
    assertThat(asked).containsExactly(1_000, 10);
  }

  @Test
  void aLimitOfNothingMakesNoRequest() {
    assertThat(all(options.read(numbers(5), 0))).isEmpty();
    assertThat(all(PagedRows.none())).isEmpty();
    assertThat(options.requests()).isEqualTo(0);
  }

  @Test
  void aNegativeLimitIsRefused() {
    assertThatThrownBy(() -> options.read(numbers(5), -1))
        .hasMessage("limit is -1, but must not be negative");
  }

  @Test
  void anEmptyPageDoesNotEndTheAnswer() {
    List<Page<String, Integer>> pages =
        List.of(
            new Page<>(List.of(), 1),
            new Page<>(List.of("a"), 2),
            new Page<>(List.of(), 3),
            new Page<>(List.of("b"), null));
    PageFetcher<String, Integer> reader = (next, most) -> pages.get(next == null ? 0 : next);
    PagedRows<String> rows = options.read(reader, 10);

    assertThat(rows).toIterable().containsExactly("a", "b");
    assertThat(options.requests()).isEqualTo(4);
  }

  @Test
  void closedEarlyItMakesNoMoreRequests() {
    AtomicInteger closed = new AtomicInteger();
    PagedRows<Integer> rows = options.read(numbers(5_000), Long.MAX_VALUE, closed::incrementAndGet);
    rows.next();
    rows.close();
    rows.close();

    assertThat(rows.hasNext()).isFalse();
    assertThatExceptionOfType(NoSuchElementException.class).isThrownBy(rows::next);
    assertThat(options.requests()).isEqualTo(1);
    assertThat(closed).hasValue(1);
  }

  @Test
  void itClosesItselfAfterTheLastRow() {
    AtomicInteger closed = new AtomicInteger();
    assertThat(all(options.read(numbers(5), 100, closed::incrementAndGet))).hasSize(5);
    assertThat(closed).hasValue(1);
  }

  @Test
  void itClosesItselfWithTheLastRowOfItsLimit() {
    AtomicInteger closed = new AtomicInteger();
    PagedRows<Integer> rows = options.read(numbers(5), 2, closed::incrementAndGet);
    rows.next();
    assertThat(closed).hasValue(0);
    assertThat(rows.next()).isEqualTo(1);
    assertThat(closed).hasValue(1);
    assertThat(rows.hasNext()).isFalse();
  }

  @Test
  void aFailedRequestIsThrownAndCanBeMadeAgain() {
    PageFetcher<Integer, Integer> store = numbers(2_500);
    AtomicInteger failures = new AtomicInteger(2);
    PageFetcher<Integer, Integer> faulty =
        (next, most) -> {
          if (next != null && failures.getAndDecrement() > 0) {
            throw new IllegalStateException("out of order");
          }
          return store.read(next, most);
        };
    PagedRows<Integer> rows = options.read(faulty, Long.MAX_VALUE);
    List<Integer> found = new ArrayList<>();
    int thrown = 0;
    while (true) {
      try {
        if (!rows.hasNext()) {
          break;
        }
        found.add(rows.next());
      } catch (IllegalStateException failure) {
        thrown++;
      }
    }

    assertThat(found).isEqualTo(IntStream.range(0, 2_500).boxed().toList());
    assertThat(thrown).isEqualTo(2);
    assertThat(options.requests()).isEqualTo(5);
  }

  @Test
  void whatCannotBeClosedIsThrown() {
    PagedRows<Integer> rows =
        options.read(
            numbers(5),
            100,
            () -> {
              throw new InterruptedException("stop");
            });

    assertThatThrownBy(rows::close)
        .isInstanceOf(IllegalStateException.class)
        .hasRootCauseMessage("stop");
    assertThat(Thread.interrupted()).isTrue();
  }

  @Test
  void whatNothingCanBeMadeOfIsNotSkipped() {
    AtomicInteger closed = new AtomicInteger();
    PagedRows<String> rows =
        options
            .read(numbers(5), 100, closed::incrementAndGet)
            .map(
                number -> {
                  if (number == 1) {
                    throw new IllegalStateException("no text of " + number);
                  }
                  return String.valueOf(number);
                });

    assertThat(rows.next()).isEqualTo("0");
    assertThatThrownBy(rows::hasNext).hasMessage("no text of 1");
    assertThat(closed).hasValue(1);
    assertThat(rows.hasNext()).isFalse();
  }

  @Test
  void nullIsMadeOfNoRow() {
    AtomicInteger closed = new AtomicInteger();
    PagedRows<String> rows =
        options
            .read(numbers(5), 100, closed::incrementAndGet)
            .map(number -> number == 0 ? "0" : null);

    assertThat(rows.next()).isEqualTo("0");
    assertThatThrownBy(rows::next)
        .isInstanceOf(NullPointerException.class)
        .hasMessage("null was made of a row");
    assertThat(closed).hasValue(1);
    assertThat(rows.hasNext()).isFalse();
  }
}
