package dev.keywright.processor.check.order;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aByte;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.aShort;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.hash.HashFunction;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
import org.junit.jupiter.api.Test;

class PadTooNarrowTest {

  @Test
  void theWidthOfAnotherSystemHoldsWhatIsDeclared() {
    NumberForm four = NumberForm.of(NumberEncoding.HEX, 4);
    assertThat(by(new PadTooNarrow(), partition(anInt("id").max(70_000).encoded(four))))
        .containsExactly(
            """
            KW102 id@EncodedNumber.width
            4 hexadecimal digits hold 0 to 65535, but @Domain lets id be 70000; id = 70000 does not fit, so the encoder refuses it
            write width = 5, or @Domain(max = 65535) for id\
            """);
    assertThat(
            by(
                new PadTooNarrow(),
                partition(anInt("id").min(0).encoded(four.countingDownFrom(70_000)))))
        .containsExactly(
            """
            KW102 id@EncodedNumber.width
            4 hexadecimal digits hold 4465 to 70000, but @Domain lets id be 0; id = 0 does not fit, so the encoder refuses it
            write @Domain(min = 4465) for id\
            """);
    assertThat(by(new PadTooNarrow(), partition(anInt("id").max(65_535).encoded(four)))).isEmpty();
  }

  @Test
  void aDeclaredMaximumThatDoesNotFitIsReported() {
    assertThat(
            by(
                new PadTooNarrow(),
                partition(anInt("deviceId").pad(6).max(10_000_000), text("sellerId"))))
        .containsExactly(
            """
            KW102 deviceId.pad
            pad = 6 holds 0 to 999999, but @Domain lets deviceId be 10000000; deviceId = 10000000 has 8 digits and pad = 6, so the encoder refuses it
            write pad = 8, or @Domain(max = 999999)\
            """);
  }

  @Test
  void aMaximumThatSortsWellByChanceIsReportedWithTheFirstThatDoesNot() {
    assertThat(by(new PadTooNarrow(), partition(anInt("day").pad(1).max(99))))
        .containsExactly(
            """
            KW102 day.pad
            pad = 1 holds 0 to 9, but @Domain lets day be 99; day = 99 has 2 digits and pad = 1, so the encoder refuses it
            write pad = 2, or @Domain(max = 9)\
            """);
  }

  @Test
  void aMinimumAboveThePadIsReported() {
    assertThat(by(new PadTooNarrow(), partition(anInt("deviceId").pad(6).min(2_000_000))))
        .containsExactly(
            """
            KW102 deviceId.pad
            pad = 6 holds 0 to 999999, but @Domain lets deviceId be 2000000 or more; deviceId = 2000000 has 7 digits and pad = 6, so the encoder refuses it
            write pad = 7\
            """);
  }

  @Test
  void aSignedMinimumThatDoesNotFitIsReported() {
    assertThat(by(new PadTooNarrow(), partition(anInt("offset").pad(2).signed().min(-100).max(99))))
        .containsExactly(
            """
            KW102 offset.pad
            pad = 2 holds -99 to 99, but @Domain lets offset be -100; offset = -100 has 3 digits and pad = 2, so the encoder refuses it
            write pad = 3; or write @Domain(min = -99, max = 99)\
            """);
  }

  @Test
  void withoutAnOrderTheMaximumIsOnlyRefused() {
    assertThat(
            by(
                new PadTooNarrow(),
                partition(anInt("deviceId").pad(2).max(100).hash(HashFunction.MD5, 4))))
        .containsExactly(
            """
            KW102 deviceId.pad
            pad = 2 holds 0 to 99, but @Domain lets deviceId be 100; deviceId = 100 has 3 digits and pad = 2, so the encoder refuses it
            write pad = 3, or @Domain(max = 99)\
            """);
  }

  @Test
  void aMaximumThatFitsIsFine() {
    assertThat(by(new PadTooNarrow(), partition(anInt("deviceId").pad(6).max(999_999)))).isEmpty();
    assertThat(by(new PadTooNarrow(), partition(aByte("shard").pad(3).max(1000)))).isEmpty();
  }

  @Test
  void thePadAloneSaysWhatTheNumbersAre() {
    assertThat(by(new PadTooNarrow(), partition(aLong("cardId").pad(6)))).isEmpty();
  }

  @Test
  void nineteenDigitsHoldEveryLong() {
    assertThat(
            by(
                new PadTooNarrow(),
                partition(
                    aLong("cardId").pad(19).signed().min(Long.MIN_VALUE).max(Long.MAX_VALUE))))
        .isEmpty();
  }

  @Test
  void theAnnotationThatSaysSoIsNamed() {
    assertThat(
            by(
                new PadTooNarrow(),
                partition(
                    anInt("deviceId").pad(6).max(10_000_000).origin("max", "@Max").unordered())))
        .containsExactly(
            """
            KW102 deviceId.pad
            pad = 6 holds 0 to 999999, but @Max lets deviceId be 10000000; deviceId = 10000000 has 8 digits and pad = 6, so the encoder refuses it
            write pad = 8, or add @Domain(max = 999999)\
            """);
  }

  @Test
  void aNumberThatTheTypeDoesNotHaveIsSaidToBeNone() {
    assertThat(
            by(
                new PadTooNarrow(),
                partition(
                        aShort("port")
                            .max(60_000)
                            .encoded(NumberForm.of(NumberEncoding.UNSIGNED, 2)))
                    .binary()))
        .containsExactly(
            """
            KW102 port@EncodedNumber.width
            2 unsigned bytes hold -32768 to 32767, but @Domain lets port be 60000; no short is 60000
            write @Domain(max = 32767) for port\
            """);
  }
}
