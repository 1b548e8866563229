package dev.keywright.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.conformance.cases.AllCases;
import dev.keywright.runtime.Key;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ConformanceSuiteTest {
  @Test
  void aSortedSetAnswersAsTheOracleDoes() {
    EngineReport report = ConformanceSuite.run(new MemoryEngine(UnaryOperator.identity()));
    System.out.print(report);

    report.requireNoMismatch();
    assertThat(report.notHeld()).isEmpty();
    assertThat(report.refusals()).isEmpty();
    assertThat(report.outcomes().stream().mapToInt(Outcome::rows).sum())
        .isGreaterThanOrEqualTo(20_000);
  }

  @Test
  void rowsOfAnOlderVersionMove() {
    OlderRows.run(new MemoryEngine(UnaryOperator.identity()));
  }

  @Test
  void aRowThatIsLeftOutIsMissed() {
    Engine faulty =
        new MemoryEngine(rows -> rows.isEmpty() ? rows : rows.subList(0, rows.size() - 1));

    assertThatThrownBy(() -> OlderRows.run(faulty)).isInstanceOf(AssertionError.class);
  }

  static Stream<UnaryOperator<List<byte[]>>> faults() {
    return Stream.of(
        // The first or the last row is left out.
        rows -> rows.isEmpty() ? rows : rows.subList(1, rows.size()),
        rows -> rows.isEmpty() ? rows : rows.subList(0, rows.size() - 1),
        // Two neighbours change places.
        rows -> {
          if (rows.size() > 1) {
            rows.add(0, rows.remove(1));
          }
          return rows;
        },
        // A row comes twice.
        rows -> {
          if (!rows.isEmpty()) {
            rows.add(rows.get(rows.size() - 1));
          }
          return rows;
        });
  }

  @ParameterizedTest
  @MethodSource("faults")
  void everyFaultOfAStoreIsFound(UnaryOperator<List<byte[]>> fault) {
    Engine faulty = new MemoryEngine(fault);
    try {
      EngineReport report = ConformanceSuite.run(faulty);
      assertThat(report.outcomes()).allMatch(outcome -> !outcome.mismatches().isEmpty());
      assertThatThrownBy(report::requireNoMismatch).isInstanceOf(AssertionError.class);
    } catch (IllegalStateException outOfOrder) {
      assertThat(outOfOrder).hasMessageContaining("the order of their keys");
    }
  }

  @Test
  void bytesOfTextSortAsUtf8() {
    OrderTraps traps = OrderTraps.run(new MemoryEngine(UnaryOperator.identity()));

    traps.requireOrder(OrderTraps.Code.UTF_8);
    assertThatThrownBy(() -> traps.requireOrder(OrderTraps.Code.UTF_16))
        .isInstanceOf(AssertionError.class);
    assertThat(traps).hasToString(", < : < A < B < a < b < U+E000 < U+FFFD < U+1F600");
  }

  @Test
  void everyQuestionHasRowsInItsCase() {
    for (Case<?> it : AllCases.cases()) {
      assertThat(it.keys())
          .as(it.name())
          .hasSizeGreaterThanOrEqualTo(1_900)
          .doesNotHaveDuplicates();
      requireAnswers(it);
    }
  }

  private static <K extends Key> void requireAnswers(Case<K> it) {
    long withRows =
        it.questions().stream()
            .filter(question -> it.keys().stream().anyMatch(question.holds()))
            .count();
    assertThat(withRows).as(it.name()).isGreaterThanOrEqualTo(it.questions().size() / 2);
    assertThat(it.questions()).as(it.name()).hasSizeGreaterThanOrEqualTo(7);
  }
}
