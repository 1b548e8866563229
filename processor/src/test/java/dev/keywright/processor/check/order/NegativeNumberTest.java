package dev.keywright.processor.check.order;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import org.junit.jupiter.api.Test;

class NegativeNumberTest {

  @Test
  void aDeclaredNegativeMinimumIsReported() {
    assertThat(
            by(new NegativeNumber(), partition(anInt("offset").pad(6).min(-5), text("sellerId"))))
        .containsExactly(
            """
            KW103 offset@Domain.min
            pad = 6 holds 0 to 999999, but @Domain lets offset be -5; with a minus sign, offset = -2 sorts after offset = -1: "-2,a100" > "-1,a100"
            add signed = true, or write @Domain(min = 0)\
            """);
  }

  @Test
  void aLoneNegativeNumberIsOnlyRefused() {
    assertThat(by(new NegativeNumber(), partition(anInt("offset").pad(6).min(-1))))
        .containsExactly(
            """
            KW103 offset@Domain.min
            pad = 6 holds 0 to 999999, but @Domain lets offset be -1
            add signed = true, or write @Domain(min = 0)\
            """);
  }

  @Test
  void aDeclaredNegativeMaximumIsReported() {
    assertThat(by(new NegativeNumber(), partition(anInt("depth").pad(6).max(-1))))
        .containsExactly(
            """
            KW103 depth@Domain.max
            pad = 6 holds 0 to 999999, but @Domain lets depth be -1; with a minus sign, depth = -2 sorts after depth = -1: "-2" > "-1"
            add signed = true\
            """);
  }

  @Test
  void aSignedNumberIsFine() {
    assertThat(by(new NegativeNumber(), partition(anInt("offset").pad(6).signed().min(-5))))
        .isEmpty();
  }

  @Test
  void thePadAloneSaysThatNumbersAreNotNegative() {
    assertThat(by(new NegativeNumber(), partition(aLong("cardId").pad(19)))).isEmpty();
  }

  @Test
  void anUnpaddedNumberIsForAnotherCheck() {
    assertThat(by(new NegativeNumber(), partition(aLong("cardId").min(-5)))).isEmpty();
  }

  @Test
  void theAnnotationThatSaysSoIsNamedAndThePartPointedAt() {
    assertThat(
            by(
                new NegativeNumber(),
                partition(anInt("offset").pad(3).min(-5).origin("min", "@Min").unordered())))
        .containsExactly(
            """
            KW103 offset
            pad = 3 holds 0 to 999, but @Min lets offset be -5
            add signed = true, or @Domain(min = 0)\
            """);
  }

  @Test
  void twoOfTheDeclaredNumbersAreShown() {
    assertThat(by(new NegativeNumber(), partition(anInt("n").pad(3).min(-5).max(-3))))
        .singleElement(STRING)
        .contains("with a minus sign, n = -5 sorts after n = -4");
  }
}
