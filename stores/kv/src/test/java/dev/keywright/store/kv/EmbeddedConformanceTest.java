package dev.keywright.store.kv;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.conformance.ConformanceSuite;
import dev.keywright.conformance.Engine;
import dev.keywright.conformance.EngineReport;
import dev.keywright.conformance.EngineTable;
import dev.keywright.conformance.OlderRows;
import dev.keywright.conformance.OrderTraps;
import dev.keywright.conformance.layouts.HashedOrderKey;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.PagedRows;
import dev.keywright.store.RefusedKeyException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class EmbeddedConformanceTest {
  @TempDir private Path directory;

  static Stream<Function<Path, Engine>> engines() {
    return Stream.of(EmbeddedEngine.Mv::new, EmbeddedEngine.Rocks::new);
  }

  @ParameterizedTest
  @MethodSource("engines")
  void everyAnswerIsThatOfTheOracle(Function<Path, Engine> engine) {
    EngineReport report = ConformanceSuite.run(engine.apply(directory));
    report.publish();

    report.requireNoMismatch();
    assertThat(report.notHeld()).isEmpty();
    assertThat(report.refusals()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("engines")
  void textsSortAsUtf8(Function<Path, Engine> engine) {
    OrderTraps.run(engine.apply(directory)).requireOrder(OrderTraps.Code.UTF_8);
  }

  @ParameterizedTest
  @MethodSource("engines")
  void rowsOfAnOlderVersionMove(Function<Path, Engine> engine) {
    OlderRows.run(engine.apply(directory));
  }

  @ParameterizedTest
  @MethodSource("engines")
  void aThousandRowsAreARequest(Function<Path, Engine> engine) {
    try (EngineTable table = engine.apply(directory).open(HashedOrderKey.LAYOUT, List.of())) {
      table.write(IntStream.range(0, 2_001).mapToObj(HashedOrderKey::new).toList());
      PagedRows<?> rows = table.reader().read(HashedOrderKey.scan().all());
      rows.forEachRemaining(row -> {});

      assertThat(rows.requests()).isEqualTo(3);
      assertThat(table.reader().requests()).isEqualTo(3);

      KeyRange<String> none = KeyRange.of(Map.of(), "partitionKey", "a", "a", ColumnOrder.TEXT);
      assertThat(table.reader().read(none)).isExhausted();
      assertThat(table.reader().requests()).as("an empty range needs none").isEqualTo(3);

      PagedRows<?> first = table.reader().read(HashedOrderKey.scan().all(), 10);
      first.next();
      first.close();
      assertThat(first.hasNext()).isFalse();
      assertThat(table.reader().requests()).isEqualTo(4);
    }
  }

  @ParameterizedTest
  @MethodSource("engines")
  void aRowIsFoundByItsKeyWithOneRequest(Function<Path, Engine> engine) {
    try (EngineTable table = engine.apply(directory).open(HashedOrderKey.LAYOUT, List.of())) {
      table.write(List.of(new HashedOrderKey(1), new HashedOrderKey(3)));

      assertThat(table.reader().find(new HashedOrderKey(3))).isPresent();
      assertThat(table.reader().find(new HashedOrderKey(2))).isEmpty();
      assertThat(table.reader().requests()).isEqualTo(2);
    }
  }

  @Test
  void anEmptyKeyIsRefused() {
    KvKeys keys = KvKeys.of("TEXT separator=',' | partitionKey: id String");

    assertThat(keys.key(() -> Map.of("partitionKey", "a"))).isEqualTo("a".getBytes(UTF_8));
    assertThatThrownBy(() -> keys.key(() -> Map.of("partitionKey", "")))
        .isInstanceOf(RefusedKeyException.class)
        .hasMessage(
            "An embedded store would refuse column partitionKey: the row key is empty, but has at"
                + " least 1 byte; give id at least one character");
  }
}
