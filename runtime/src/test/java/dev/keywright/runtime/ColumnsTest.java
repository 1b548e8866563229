package dev.keywright.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;

class ColumnsTest {
  @Test
  void columnsKeepTheirOrderAndCannotBeChanged() {
    Map<String, Object> columns = Columns.of("z", "text").and("b", 2L).and("a", "last").asMap();

    assertThat(columns)
        .containsExactly(Map.entry("z", "text"), Map.entry("b", 2L), Map.entry("a", "last"));
    assertThatThrownBy(columns::clear).isInstanceOf(UnsupportedOperationException.class);
  }
}
