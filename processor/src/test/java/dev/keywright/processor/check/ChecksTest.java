package dev.keywright.processor.check;

import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.text;
import static dev.keywright.processor.finding.CheckId.KW005;
import static dev.keywright.processor.finding.CheckId.KW006;
import static dev.keywright.processor.finding.CheckId.KW101;
import static dev.keywright.processor.finding.CheckId.KW111;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.check.access.AccessChecks;
import dev.keywright.processor.check.distribution.DistributionChecks;
import dev.keywright.processor.check.evolution.EvolutionChecks;
import dev.keywright.processor.check.limits.LimitChecks;
import dev.keywright.processor.check.order.OrderChecks;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Finding;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.fix.Trial;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ChecksTest {

  @Test
  void theFaultsOfOneKeyDoNotHideThoseOfTheNext() {
    Findings findings = new Findings();

    Checks.run(partition(text("user").pad(6), anInt("hidden")).build(), Trial.NONE, findings);
    Checks.run(partition(anInt("deviceId")).build(), Trial.NONE, findings);
    Checks.run(partition(anInt("cardId").reversed()).build(), Trial.NONE, findings);

    assertThat(findings.all()).extracting(Finding::check).containsExactly(KW006, KW101, KW111);
  }

  @Test
  void findingsComeInTheOrderOfTheParts() {
    Findings findings = new Findings();

    Checks.run(
        partition(anInt("a"), text("b").maxLength(-1), text("c").pad(6), anInt("d").pad(20))
            .build(),
        Trial.NONE,
        findings);

    assertThat(findings.all()).extracting(Finding::check).containsExactly(KW005, KW006, KW005);
  }

  @Test
  void onlyAWellFormedDesignIsJudged() {
    assertThat(Checks.run(partition(anInt("a")).build(), Trial.NONE, new Findings())).isTrue();
    assertThat(Checks.run(partition(anInt("a").pad(20)).build(), Trial.NONE, new Findings()))
        .isFalse();
  }

  @Test
  void theClassOfADesignCheckHasTheNameOfTheCheck() {
    Set<String> classes =
        Stream.of(
                OrderChecks.ALL,
                DistributionChecks.ALL,
                LimitChecks.ALL,
                AccessChecks.ALL,
                EvolutionChecks.ALL)
            .flatMap(List::stream)
            .map(check -> check.getClass().getSimpleName())
            .collect(Collectors.toSet());
    Set<String> names =
        Stream.of(CheckId.values())
            // Those of families compare several layouts.
            .filter(check -> check.compareTo(CheckId.KW101) >= 0)
            .filter(check -> check.compareTo(CheckId.KW901) < 0)
            .map(check -> camelCase(check.readableName()))
            .collect(Collectors.toSet());

    assertThat(classes).isEqualTo(names);
  }

  private static String camelCase(String readableName) {
    return Stream.of(readableName.split("-"))
        .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
        .collect(Collectors.joining());
  }
}
