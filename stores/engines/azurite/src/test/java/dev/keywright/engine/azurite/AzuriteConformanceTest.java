package dev.keywright.engine.azurite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.conformance.ConformanceSuite;
import dev.keywright.conformance.EngineReport;
import dev.keywright.conformance.EngineTable;
import dev.keywright.conformance.OlderRows;
import dev.keywright.conformance.OrderTraps;
import dev.keywright.conformance.Outcome;
import dev.keywright.conformance.layouts.TrapKey;
import dev.keywright.store.UnsupportedRangeException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The suite of all engines, on Azurite. */
@ExtendWith(OneAzurite.class)
class AzuriteConformanceTest {
  @Test
  void everyAnswerIsThatOfASortedList(Azurite azurite) {
    EngineReport report = ConformanceSuite.run(new AzuriteEngine(azurite));
    report.publish();

    report.requireNoMismatch();
    assertThat(report.notHeld())
        .containsExactly(
            "the guide's purchases",
            "three columns, two native",
            "text and native bytes",
            "bytes in 16 buckets",
            "bytes in two columns",
            "bytes of many types");
    for (Outcome outcome : report.outcomes()) {
      // One more answer is the whole table, which has no direction.
      int forward = outcome.isHeld() ? outcome.answers() - 1 : 0;
      assertThat(outcome.refused())
          .as("%s: whatever is read backward, and nothing else", outcome.name())
          .hasSize(forward)
          .allMatch(question -> question.contains(" backward"));
    }
  }

  @Test
  void textsAreSortedByUtf16Units(Azurite azurite) {
    OrderTraps.run(new AzuriteEngine(azurite)).requireOrder(OrderTraps.Code.UTF_16);
  }

  @Test
  void rowsOfAnOlderVersionMove(Azurite azurite) {
    OlderRows.run(new AzuriteEngine(azurite));
  }

  @Test
  void aRangeOfTextsThatAzureSortsOtherwiseThanKeysIsRefused(Azurite azurite) {
    try (EngineTable table = new AzuriteEngine(azurite).open(TrapKey.LAYOUT, List.of())) {
      assertThatThrownBy(() -> table.reader().read(TrapKey.scan().page(1).text().atLeast("\ue000")))
          .isInstanceOf(UnsupportedRangeException.class)
          .hasMessageContaining("it sorts characters above U+FFFF before U+E000 to U+FFFF");
    }
  }
}
