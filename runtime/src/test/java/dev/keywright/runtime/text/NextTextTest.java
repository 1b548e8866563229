package dev.keywright.runtime.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.time.TimeFormat;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What stands above everything that a part begins, and below all that is larger. */
class NextTextTest {

  @ParameterizedTest
  @CsvSource({"000, 001", "008, 009", "009, 010", "099, 100", "199, 200", "989, 990", "0, 1"})
  void theNextRunOfDigitsIsTheNextNumber(String digits, String next) {
    assertThat(DecimalPart.padded("n", digits.length()).next(digits)).isEqualTo(next);
  }

  @Test
  void nothingIsAboveAllNines() {
    assertThat(DecimalPart.padded("n", 3).next("999")).isNull();
    assertThat(TimePart.of("at", Instant.class, TimeFormat.EPOCH_SECONDS).next("9999999999"))
        .isNull();
    assertThat(TimePart.of("at", Instant.class, TimeFormat.EPOCH_SECONDS).next("1999999999"))
        .isEqualTo("2000000000");
  }

  @ParameterizedTest
  @CsvSource({"0000, 0001", "0009, 000a", "00ff, 0100", "0fff, 1000", "9fff, a000", "efff, f000"})
  void theNextHashIsTheNextNumber(String digits, String next) {
    assertThat(HashPrefix.md5(4).next(digits)).isEqualTo(next);
  }

  @Test
  void nothingIsAboveTheLastHash() {
    assertThat(HashPrefix.md5(4).next("ffff")).isNull();
  }

  /** Above the value and all that can follow it; below the same digits with more. */
  @ParameterizedTest
  @ValueSource(chars = {'\0', '!', ',', '/', '0', '5', '9', ':', '@', 'Z', '`', 'a', 'c', 'f'})
  void bytesComeBetweenTheirSeparatorAndTheirNextDigit(char separator) {
    String next = HexPart.of("b").before(separator).next("ca");
    assertThat(next).isNotNull();
    assertThat(ColumnOrder.TEXT.compare(next, "ca" + separator + "\udbff\udfff")).isPositive();
    for (int digit = 0; digit < 16; digit++) {
      char c = HexFormat.of().toLowHexDigit(digit);
      if (c > separator) {
        assertThat(ColumnOrder.TEXT.compare(next, "ca" + c)).as("%s%s", next, c).isNotPositive();
      }
    }
  }

  @Test
  void atTheEndOfAColumnBytesComeBeforeTheirNextDigit() {
    assertThat(HexPart.of("b").next("ca")).isEqualTo("ca0");
  }

  @Test
  void aTextComesBetweenItsSeparatorAndItsNextCharacter() {
    assertThat(StringPart.of("s", "0-9a-z").before(',').next("a1")).isEqualTo("a10");
    assertThat(StringPart.of("s", "a-z").before('5').next("a")).isEqualTo("aa");
    assertThat(StringPart.of("s", "!").before(',').next("!")).isEqualTo("!-");
    assertThat(StringPart.of("s", "\\u0000a").before(',').next("a")).isEqualTo("aa");
    assertThat(StringPart.of("s", "\\u0000a").next("a")).isEqualTo("a\0");
    assertThat(StringPart.of("s").escapedBefore(',').next("a")).isEqualTo("a-");
  }

  @Test
  void theFirstCharacterMayBeTheOneThatGrows() {
    StringPart part = StringPart.of("s", "a-c");
    assertThat(part.nextPrefix("acc")).isEqualTo("b");
    assertThat(part.nextPrefix("ccc")).isNull();
    assertThat(StringPart.of("s", "\\u0000a").nextPrefix("\0")).isEqualTo("a");
  }

  @Test
  void aCharacterIsFollowedByTheNextOneOfItsAlphabet() {
    assertThat(CharPart.of("c", "ac").next("a")).isEqualTo("c");
    assertThat(CharPart.of("c", "ac").next("c")).isNull();
    assertThat(CharPart.of("c", "\\uFFFE-\\uFFFF").next("\ufffe")).isEqualTo("\uffff");
    assertThat(CharPart.of("c").next("\uffff")).isNull();
  }

  @Test
  void codesAreFollowedByTheSmallestCharacterOfAny() {
    Integer[] numbers = {1, 2, 3};
    CodePart<Integer> codes = CodePart.of("code", numbers, "a", "a1", "b!");
    assertThat(codes.next("a")).isEqualTo("a!");
    assertThat(codes.before(',').next("a")).isEqualTo("a1");
    assertThat(codes.before('z').next("a")).isEqualTo("a{");
  }

  @Test
  void numbersWithoutPaddingAreFollowedByADigitOrWhatIsAboveTheSeparator() {
    DecimalPart number = DecimalPart.unpadded("n").atLeast(0).atMost(99);
    for (String text : List.of("1", "10")) {
      assertThat(number.next(text)).isEqualTo(text + "0");
      assertThat(number.before(',').next(text)).isEqualTo(text + "0");
      assertThat(number.before(':').next(text)).isEqualTo(text + ";");
    }
  }
}
