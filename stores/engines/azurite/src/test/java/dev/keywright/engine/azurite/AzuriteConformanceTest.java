package dev.keywright.engine.azurite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.conformance.ConformanceSuite;
import dev.keywright.conformance.Report;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The suite of all engines, on Azurite. */
@ExtendWith(OneAzurite.class)
class AzuriteConformanceTest {
  @Test
  void everyAnswerIsThatOfASortedList(Azurite azurite) {
    Report report = ConformanceSuite.run(new AzuriteEngine(azurite));
    System.out.print(report);

    report.requireNoMismatch();
    assertThat(report.notHeld())
        .containsExactly(
            "the guide's purchases",
            "three columns, two native",
            "text and native bytes",
            "bytes in 16 buckets",
            "bytes in two columns",
            "bytes of many types");
  }
}
