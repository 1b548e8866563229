package dev.keywright.processor.check;

import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.text;
import static dev.keywright.processor.finding.CheckId.KW005;
import static dev.keywright.processor.finding.CheckId.KW006;
import static dev.keywright.processor.finding.CheckId.KW101;
import static dev.keywright.processor.finding.CheckId.KW111;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.finding.Finding;
import dev.keywright.processor.finding.Findings;
import org.junit.jupiter.api.Test;

class ChecksTest {

  @Test
  void theFaultsOfOneKeyDoNotHideThoseOfTheNext() {
    Findings findings = new Findings();

    Checks.run(partition(text("user").pad(6), anInt("hidden")).build(), findings);
    Checks.run(partition(anInt("deviceId")).build(), findings);
    Checks.run(partition(anInt("cardId").reversed()).build(), findings);

    assertThat(findings.all()).extracting(Finding::check).containsExactly(KW006, KW101, KW111);
  }

  @Test
  void findingsComeInTheOrderOfTheParts() {
    Findings findings = new Findings();

    Checks.run(
        partition(anInt("a"), text("b").maxLength(-1), text("c").pad(6), anInt("d").pad(20))
            .build(),
        findings);

    assertThat(findings.all()).extracting(Finding::check).containsExactly(KW005, KW006, KW005);
  }

  @Test
  void onlyAWellFormedDesignIsJudged() {
    assertThat(Checks.run(partition(anInt("a")).build(), new Findings())).isTrue();
    assertThat(Checks.run(partition(anInt("a").pad(20)).build(), new Findings())).isFalse();
  }
}
