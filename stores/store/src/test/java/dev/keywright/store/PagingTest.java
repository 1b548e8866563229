package dev.keywright.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PagingTest {
  private final Paging<String> paging = Paging.of(10, 1_000);

  /** A store of letters without end. */
  private static Page<String, String> letters(int most) {
    return new Page<>(Collections.nCopies(most, "a"), "next");
  }

  private static long requests(Paging<String> paging, int rows) {
    PagedRows<String> read = paging.<String, String>read((next, most) -> letters(most), rows);
    read.forEachRemaining(row -> {});
    return read.requests();
  }

  @Test
  void aPageHasAsManyRowsAsItIsGiven() {
    assertThat(requests(paging, 100)).isEqualTo(10);
    assertThat(requests(paging.rows(1), 100)).isEqualTo(100);
    assertThat(requests(paging.rows(1_000), 100)).isEqualTo(1);
    assertThat(requests(Paging.<String>of(1).rows(Integer.MAX_VALUE), 100)).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, 0, 1_001})
  void aSizeThatTheStoreDoesNotReturnIsRefused(int rows) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> paging.rows(rows))
        .withMessageStartingWith("pageRows is ")
        .withMessageEndingWith(", but must be 1 to 1,000");
  }

  @Test
  void aRequestIsRefinedByAllThatWasAskedInItsOrder() {
    Paging<String> asking = paging.asking(it -> it + " where").rows(5).asking(it -> it + " b");

    assertThat(asking.refined("a")).isEqualTo("a where b");
    assertThat(paging.refined("a")).isEqualTo("a");
    assertThat(requests(asking, 10)).isEqualTo(2);
  }

  @Test
  void requestsAreCountedForAllRowsAndAnewAfterAChange() {
    requests(paging, 20);
    requests(paging, 5);
    assertThat(paging.requests()).isEqualTo(3);
    assertThat(paging.rows(5).requests()).isZero();
    assertThat(paging.asking(it -> it).requests()).isZero();
  }
}
