package dev.keywright.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Map;
import org.junit.jupiter.api.Test;

class ColumnsTest {
  private static final byte[] BYTES = {1, 2};
  private static final Map<String, ?> ROW = Map.of("PK", "ann", "number", 7L, "digest", BYTES);

  @Test
  void columnsKeepTheirOrderAndCannotBeChanged() {
    Map<String, Object> columns = Columns.of("z", "text").and("b", 2L).and("a", "last").asMap();

    assertThat(columns)
        .containsExactly(Map.entry("z", "text"), Map.entry("b", 2L), Map.entry("a", "last"));
    assertThatThrownBy(columns::clear).isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void contentsAreReadAsTheirTypes() {
    assertThat(Columns.text(ROW, "PK")).isEqualTo("ann");
    assertThat(Columns.number(ROW, "number")).isEqualTo(7);
    assertThat(Columns.bytes(ROW, "digest")).isSameAs(BYTES);
  }

  @Test
  void aMissingColumnIsNamed() {
    assertThatThrownBy(() -> Columns.text(ROW, "sort-key"))
        .isInstanceOf(MalformedKeyException.class)
        .hasMessage("column \"sort-key\": expected text, found no such column");
  }

  @Test
  void aColumnOfAnotherTypeIsNamedWithWhatItHolds() {
    assertThatThrownBy(() -> Columns.text(ROW, "number"))
        .isInstanceOf(MalformedKeyException.class)
        .hasMessage("column \"number\": expected text, found 7 (Long)");
    assertThatThrownBy(() -> Columns.number(ROW, "PK"))
        .isInstanceOf(MalformedKeyException.class)
        .hasMessage("column \"PK\": expected a long, found \"ann\" (String)");
    assertThatThrownBy(() -> Columns.bytes(ROW, "PK"))
        .hasMessage("column \"PK\": expected bytes, found \"ann\" (String)");
    assertThatThrownBy(() -> Columns.number(Map.of("number", 7), "number"))
        .hasMessage("column \"number\": expected a long, found 7 (Integer)");
    assertThatThrownBy(() -> Columns.text(ROW, "digest"))
        .hasMessage("column \"digest\": expected text, found 2 bytes (byte[])");
  }

  @Test
  void theExceptionSaysWhichColumn() {
    MalformedKeyException thrown =
        catchThrowableOfType(MalformedKeyException.class, () -> Columns.text(ROW, "SK"));

    assertThat(thrown.part()).isEqualTo("SK");
    assertThat(thrown.position()).isZero();
  }

  @Test
  void onlyAMalformedKeyIsNothing() {
    assertThat(Columns.decoded(() -> Columns.text(ROW, "PK"))).contains("ann");
    assertThat(Columns.decoded(() -> Columns.text(ROW, "SK"))).isEmpty();
    assertThatThrownBy(
            () ->
                Columns.decoded(
                    () -> {
                      throw new IllegalStateException("closed");
                    }))
        .isInstanceOf(IllegalStateException.class);
  }
}
