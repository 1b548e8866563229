package dev.keywright.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PageOptionsTest {
  private final PageOptions<String> pages = PageOptions.of(10, 1_000);

  /** A store of letters without end. */
  private static Page<String, String> letters(int most) {
    return new Page<>(Collections.nCopies(most, "a"), "next");
  }

  private static long requests(PageOptions<String> pages, int rows) {
    PagedRows<String> read = pages.<String, String>read((next, most) -> letters(most), rows);
    read.forEachRemaining(row -> {});
    return read.requests();
  }

  @Test
  void aPageHasAsManyRowsAsItIsGiven() {
    assertThat(requests(pages, 100)).isEqualTo(10);
    assertThat(requests(pages.rows(1), 100)).isEqualTo(100);
    assertThat(requests(pages.rows(1_000), 100)).isEqualTo(1);
    assertThat(requests(PageOptions.<String>of(1).rows(Integer.MAX_VALUE), 100)).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, 0, 1_001})
  void aSizeThatTheStoreDoesNotReturnIsRefused(int rows) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> pages.rows(rows))
        .withMessageStartingWith("pageRows is ")
        .withMessageEndingWith(", but must be 1 to 1,000");
  }

  @Test
  void aRequestIsRefinedByAllThatWasAskedInItsOrder() {
    PageOptions<String> asking = pages.asking(it -> it + " where").rows(5).asking(it -> it + " b");

    assertThat(asking.refined("a")).isEqualTo("a where b");
    assertThat(pages.refined("a")).isEqualTo("a");
    assertThat(requests(asking, 10)).isEqualTo(2);
  }

  @Test
  void requestsAreCountedForAllRowsAndAnewAfterAChange() {
    requests(pages, 20);
    requests(pages, 5);
    assertThat(pages.requests()).isEqualTo(3);
    assertThat(pages.rows(5).requests()).isZero();
    assertThat(pages.asking(it -> it).requests()).isZero();
  }
}
