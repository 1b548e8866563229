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
            pad = 6 holds 0 to 999999, but @Domain lets offset be -5; offset = -5 has a minus sign and pad = 6 has no place for it, so the encoder refuses it
            add signed = true, or write @Domain(min = 0)\
            """);
  }

  @Test
  void aLoneNegativeNumberIsOnlyRefused() {
    assertThat(by(new NegativeNumber(), partition(anInt("offset").pad(6).min(-1))))
        .containsExactly(
            """
            KW103 offset@Domain.min
            pad = 6 holds 0 to 999999, but @Domain lets offset be -1; offset = -1 has a minus sign and pad = 6 has no place for it, so the encoder refuses it
            add signed = true, or write @Domain(min = 0)\
            """);
  }

  @Test
  void aDeclaredNegativeMaximumIsReported() {
    assertThat(by(new NegativeNumber(), partition(anInt("depth").pad(6).max(-1))))
        .containsExactly(
            """
            KW103 depth@Domain.max
            pad = 6 holds 0 to 999999, but @Domain lets depth be -1; depth = -1 has a minus sign and pad = 6 has no place for it, so the encoder refuses it
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
            pad = 3 holds 0 to 999, but @Min lets offset be -5; offset = -5 has a minus sign and pad = 3 has no place for it, so the encoder refuses it
            add signed = true, or @Domain(min = 0)\
            """);
  }

  @Test
  void aNumberThatIsDeclaredIsShown() {
    assertThat(by(new NegativeNumber(), partition(anInt("n").pad(3).min(-5).max(-3))))
        .singleElement(STRING)
        .contains("n = -5 has a minus sign");
  }
}
