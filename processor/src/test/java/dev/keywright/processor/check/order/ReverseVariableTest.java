package dev.keywright.processor.check.order;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.instant;
import static dev.keywright.processor.check.PartBuilder.text;
import static dev.keywright.processor.finding.Severity.WARNING;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import dev.keywright.processor.finding.Findings;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReverseVariableTest {

  @Test
  void aReversedNumberWithoutPaddingIsReported() {
    assertThat(by(new ReverseVariable(), partition(aLong("cardId").reversed())))
        .containsExactly(
            """
            KW111 cardId.reversed
            cardId is reversed without padding: 1 is written "1" and 10 is written "01", so the width varies
            add pad = 19 (for values up to 9223372036854775807)\
            """);
  }

  @Test
  void otherRangesGetNumbersOfTheirOwn() {
    assertThat(by(new ReverseVariable(), partition(anInt("line").reversed().min(50).max(200))))
        .containsExactly(
            """
            KW111 line.reversed
            line is reversed without padding: 99 is written "99" and 100 is written "001", so the width varies
            add pad = 3 (for values up to 200)\
            """);
  }

  @Test
  void aMinusSignMakesOneCharacterMore() {
    assertThat(by(new ReverseVariable(), partition(anInt("offset").reversed().min(-5).max(5))))
        .containsExactly(
            """
            KW111 offset.reversed
            offset is reversed without padding: -5 is written "-5" and 5 is written "5", so the width varies
            add pad = 1 and signed = true (for values from -5 to 5)\
            """);
  }

  @Test
  void reversedTextCannotBeScanned() {
    assertThat(by(new ReverseVariable(), partition(text("user").reversed())))
        .containsExactly(
            """
            KW111 user.reversed
            user is written backward, so texts with the same beginning are not adjacent and no range scan finds them
            add ordered = false if that is what you want, or remove reversed\
            """);
  }

  @Test
  void reversedTextIsOnlyAWarning() {
    Findings findings = new Findings();
    new ReverseVariable().check(partition(text("user").reversed()).build(), findings);
    assertThat(findings.all()).extracting(finding -> finding.severity()).containsExactly(WARNING);
  }

  @Test
  void fixedWidthsAreFine() {
    assertThat(
            by(
                new ReverseVariable(),
                partition(anInt("deviceId").pad(6).reversed(), instant("at").reversed())))
        .isEmpty();
    assertThat(by(new ReverseVariable(), partition(anInt("year").min(1000).max(9999).reversed())))
        .isEmpty();
  }

  @Test
  void reversedTextThatIsNeverScannedIsFine() {
    assertThat(by(new ReverseVariable(), partition(text("user").reversed().unordered()))).isEmpty();
  }

  @Test
  void unpaddedNumbersThatAreNotReversedAreForAnotherCheck() {
    assertThat(by(new ReverseVariable(), partition(anInt("deviceId")))).isEmpty();
  }

  @Test
  void neighboursOfDifferentWidthAreShown() {
    for (long tens : List.of(100L, 1_000L, 1_000_000L)) {
      assertThat(
              by(
                  new ReverseVariable(),
                  partition(aLong("n").min(tens / 2).max(tens + tens / 2).reversed())))
          .singleElement(STRING)
          .contains(
              (tens - 1)
                  + " is written \""
                  + (tens - 1)
                  + "\" and "
                  + tens
                  + " is written \""
                  + new StringBuilder(Long.toString(tens)).reverse());
    }
  }

  @Test
  void examplesAreMultiplesOfTheDeclaredStep() {
    assertThat(by(new ReverseVariable(), partition(anInt("n").min(0).step(100).reversed())))
        .singleElement(STRING)
        .contains("0 is written \"0\" and 100 is written \"001\"");
  }
}
