package dev.keywright.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PageRowsTest {
  @Test
  void whatAStoreReturnsIsTaken() {
    assertThat(PageRows.checked(1, 1_000)).isEqualTo(1);
    assertThat(PageRows.checked(1_000, 1_000)).isEqualTo(1_000);
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, 0, 1_001})
  void anyOtherSizeIsRefused(int rows) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PageRows.checked(rows, 1_000))
        .withMessageStartingWith("pageRows is ")
        .withMessageEndingWith(", but must be 1 to 1,000");
  }
}
