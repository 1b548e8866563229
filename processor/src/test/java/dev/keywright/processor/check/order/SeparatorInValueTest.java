package dev.keywright.processor.check.order;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.bytes;
import static dev.keywright.processor.check.PartBuilder.character;
import static dev.keywright.processor.check.PartBuilder.codes;
import static dev.keywright.processor.check.PartBuilder.instant;
import static dev.keywright.processor.check.PartBuilder.text;
import static dev.keywright.processor.check.PartBuilder.uuid;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.hash.HashFunction;
import org.junit.jupiter.api.Test;

class SeparatorInValueTest {

  @Test
  void whereNoTwoKeysCanBeTheSameThereIsNoFault() {
    assertThat(
            places(
                new SeparatorInValue(),
                partition(
                        text("code").alphabet("A-Z0-9\\-").minLength(7).maxLength(7), text("note"))
                    .separator('-')))
        .isEmpty();
    assertThat(
            places(
                new SeparatorInValue(),
                partition(text("c").alphabet("a\\-").minLength(1).maxLength(1), anInt("n").pad(4))
                    .separator('-')))
        .isEmpty();
    assertThat(
            places(
                new SeparatorInValue(),
                partition(anInt("n").min(-3).unordered(), text("note")).separator('-')))
        .isEmpty();
    assertThat(
            places(
                new SeparatorInValue(),
                partition(
                        text("code").alphabet("A-Z0-9\\-").minLength(6).maxLength(7), text("note"))
                    .separator('-')))
        .containsExactly("KW105 code");
  }

  @Test
  void twoKeysThatAreTheSameAreShown() {
    assertThat(
            by(
                new SeparatorInValue(),
                partition(
                        anInt("deviceId").pad(6),
                        text("sellerId").alphabet("0-9a-z:"),
                        text("note"))
                    .separator(':')))
        .containsExactly(
            """
            KW105 sellerId
            separator ':' may also occur inside sellerId: sellerId = "a", note = "b:c" and sellerId = "a:b", note = "c" are both written "000054:a:b:c"
            write @Separator(',')\
            """);
  }

  @Test
  void otherAlphabetsGetValuesOfTheirOwn() {
    assertThat(
            by(
                new SeparatorInValue(),
                partition(
                        text("a").alphabet("+:").maxLength(1), text("b").alphabet(":").maxLength(1))
                    .separator(':')))
        .containsExactly(
            """
            KW105 a
            separator ':' may also occur inside a: a = "", b = ":" and a = ":", b = "" are both written "::"
            write @Separator('!'); or write @Domain(alphabet = "+:", maxLength = 1, minLength = 1) if all values are that long\
            """);
  }

  @Test
  void whereTheNextPartDoesNotHoldItTheTwoEndsAreShown() {
    assertThat(
            by(
                new SeparatorInValue(),
                partition(text("sellerId").alphabet("0-9a-z:"), anInt("cardId").pad(6))
                    .separator(':')))
        .containsExactly(
            """
            KW105 sellerId
            separator ':' may also occur inside sellerId: sellerId = "a:b" is written "a:b:000054", in which the text of sellerId may end after "a" or after "a:b"
            write @Separator(',')\
            """);
  }

  @Test
  void aLetterStandsInEveryUndeclaredText() {
    assertThat(by(new SeparatorInValue(), partition(text("sellerId"), text("note")).separator('x')))
        .containsExactly(
            """
            KW105 sellerId
            separator 'x' may also occur inside sellerId: sellerId = "axb" holds 'x', so the encoder refuses it
            write @Separator(',')\
            """);
  }

  @Test
  void anOrderIsNotNeededForValuesToRunTogether() {
    assertThat(
            by(
                new SeparatorInValue(),
                partition(text("sellerId").alphabet("0-9a-z:").unordered(), text("note"))
                    .separator(':')))
        .containsExactly(
            """
            KW105 sellerId
            separator ':' may also occur inside sellerId: sellerId = "a", note = "b:c" and sellerId = "a:b", note = "c" are both written "a:b:c"
            write @Separator(',')\
            """);
  }

  @Test
  void aDigitBehindANumberMayBelongToIt() {
    assertThat(
            by(
                new SeparatorInValue(),
                partition(anInt("line").min(100).max(999), anInt("card").unordered())
                    .separator('1')))
        .containsExactly(
            """
            KW105 line
            separator '1' may also occur inside line: line = 512 is written "51216777", in which the text of line may end after "5" or after "512"
            write @Separator(',')\
            """);
  }

  @Test
  void aHexadecimalDigitBehindBytesMayBelongToThem() {
    assertThat(by(new SeparatorInValue(), partition(bytes("token"), bytes("tag")).separator('a')))
        .containsExactly(
            """
            KW105 token
            separator 'a' may also occur inside token: token = 0xab, tag = 0x and token = 0x, tag = 0xba are both written "aba"
            write @Separator(',')\
            """);
  }

  @Test
  void aCodeThatHoldsItIsReported() {
    assertThat(
            by(
                new SeparatorInValue(),
                partition(codes("source", "Source", "tb", "t:b"), anInt("deviceId").pad(6))
                    .separator(':')))
        .containsExactly(
            """
            KW105 source
            separator ':' may also occur inside source: source = C1 is written "t:b:000054", in which the text of source may end after "t" or after "t:b"
            write @Separator(',')\
            """);
  }

  @Test
  void aHashTellsTheValuesApartButNotTheirEnds() {
    assertThat(
            by(
                new SeparatorInValue(),
                partition(text("user").alphabet("a-z:").hash(HashFunction.CRC32C, 2), text("note"))
                    .separator(':')))
        .containsExactly(
            """
            KW105 user
            separator ':' may also occur inside user: user = "a:b" is written "99a:b:a100", in which the text of user may end after "a" or after "a:b"
            write @Separator(',')\
            """);
  }

  @Test
  void escapesAreWrittenWithDigits() {
    assertThat(
            by(
                new SeparatorInValue(),
                partition(text("sellerId"), text("note")).separator('5').escape()))
        .containsExactly(
            """
            KW105 sellerId
            separator '5' may also occur inside sellerId: sellerId = "a5b" is written "a635b5a100", in which the text of sellerId may end after "a63" or after "a635b"
            write @Separator(value = ',', escape = true)\
            """);
  }

  @Test
  void aSeparatorThatNoValueHoldsIsFine() {
    assertThat(
            by(
                new SeparatorInValue(),
                partition(
                    text("sellerId"),
                    bytes("token"),
                    codes("source", "Source", "tb"),
                    anInt("line").unordered(),
                    text("note"))))
        .isEmpty();
  }

  @Test
  void fixedWidthsEndWithoutASeparator() {
    assertThat(
            by(
                new SeparatorInValue(),
                partition(
                        anInt("deviceId").pad(6),
                        uuid("id"),
                        character("grade"),
                        instant("at"),
                        text("note"))
                    .separator('-')))
        .isEmpty();
  }

  @Test
  void theLastPartMayHoldIt() {
    assertThat(
            by(
                new SeparatorInValue(),
                partition(anInt("deviceId").pad(6), text("note").alphabet("a-z:")).separator(':')))
        .isEmpty();
  }

  @Test
  void escapedTextMayHoldIt() {
    assertThat(
            by(
                new SeparatorInValue(),
                partition(
                        text("sellerId").alphabet("a-z:"),
                        codes("source", "Source", "t:b"),
                        text("note"))
                    .separator(':')
                    .escape()))
        .isEmpty();
  }

  @Test
  void anUndeclaredTextLeavesItToTheEncoder() {
    assertThat(by(new SeparatorInValue(), partition(text("sellerId"), text("note")).separator(':')))
        .isEmpty();
  }

  @Test
  void aNumberThatNeedsPaddingAnywayIsForAnotherCheck() {
    assertThat(by(new SeparatorInValue(), partition(anInt("line"), text("note")).separator('-')))
        .isEmpty();
    assertThat(
            by(
                new SeparatorInValue(),
                partition(anInt("line").reversed(), text("note")).separator('-')))
        .isEmpty();
  }

  @Test
  void everyHexadecimalDigitIsAmbiguousBetweenEscapes() {
    for (char digit : "0123456789abcdef".toCharArray()) {
      assertThat(
              places(
                  new SeparatorInValue(),
                  partition(text("a"), text("b")).separator(digit).escape()))
          .as("%c", digit)
          .containsExactly("KW105 a");
    }
    for (char other : "/:`g".toCharArray()) {
      assertThat(
              places(
                  new SeparatorInValue(),
                  partition(text("a"), text("b")).separator(other).escape()))
          .as("%c", other)
          .isEmpty();
    }
  }
}
