package dev.keywright.processor.check.form;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.bytes;
import static dev.keywright.processor.check.PartBuilder.instant;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.hash.HashFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AttributeOutOfRangeTest {

  @Test
  void aPadOfMoreDigitsThanALongHasIsReported() {
    assertThat(by(new IllegalPart(), partition(anInt("deviceId").pad(20))))
        .containsExactly(
            """
            KW005 deviceId.pad
            pad = 20 of deviceId is not between 1 and 19, the digits of a long
            write pad = 10 (for values up to 2147483647), or remove pad\
            """);
  }

  @Test
  void aNegativePadIsReported() {
    assertThat(by(new IllegalPart(), partition(anInt("deviceId").pad(-1))))
        .containsExactly(
            """
            KW005 deviceId.pad
            pad = -1 of deviceId is not between 1 and 19, the digits of a long
            write pad = 10 (for values up to 2147483647), or remove pad\
            """);
  }

  @Test
  void aPadOfNineteenIsFine() {
    assertThat(by(new IllegalPart(), partition(aLong("cardId").pad(19)))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"MD5, 33, 32", "SHA_256, 65, 64", "MURMUR3_32, 9, 8", "CRC32C, 0, 8", "MD5, -1, 32"})
  void aHashPrefixLongerThanItsHashOrEmptyIsReported(HashFunction algorithm, int digits, int most) {
    assertThat(by(new IllegalPart(), partition(text("user").hash(algorithm, digits))))
        .containsExactly(
            """
            KW005 user.hashPrefix
            hashPrefix = %s of user is not between 1 and %s, the hexadecimal digits of %s
            write hashPrefix = 4, or remove hashPrefix\
            """
                .formatted(Integer.toString(digits), Integer.toString(most), algorithm));
  }

  @Test
  void aHashMayBeWrittenWhole() {
    assertThat(by(new IllegalPart(), partition(text("user").hash(HashFunction.SHA_256, 64))))
        .isEmpty();
  }

  @Test
  void aNegativeCardinalityIsReported() {
    assertThat(by(new AttributeOutOfRange(), partition(text("seller").cardinality(-1))))
        .containsExactly(
            """
            KW005 seller@Domain.cardinality
            cardinality = -1 of seller is negative
            write roughly how many different values there are, or remove @Domain\
            """);
  }

  @Test
  void aStepOfZeroIsReported() {
    assertThat(by(new AttributeOutOfRange(), partition(instant("at").step(0))))
        .containsExactly(
            """
            KW005 at@Domain.step
            step = 0 of at is below 1
            write what all values are multiples of, or remove @Domain\
            """);
    assertThat(by(new AttributeOutOfRange(), partition(instant("at").step(1)))).isEmpty();
  }

  @Test
  void aNegativeSmallestLengthIsReported() {
    assertThat(by(new AttributeOutOfRange(), partition(text("user").minLength(-1))))
        .containsExactly(
            """
            KW005 user@Domain.minLength
            minLength = -1 of user is negative
            write the length of the shortest value, or remove @Domain\
            """);
  }

  @Test
  void aNegativeLengthIsReported() {
    assertThat(by(new AttributeOutOfRange(), partition(bytes("token").maxLength(-1))))
        .containsExactly(
            """
            KW005 token@Domain.maxLength
            maxLength = -1 of token is negative
            write the length of the longest value, or remove @Domain\
            """);
  }

  @Test
  void aSeparatorBeyondAsciiIsReported() {
    assertThat(by(new AttributeOutOfRange(), partition(text("sellerId")).separator('\u00a7')))
        .containsExactly(
            """
            KW005 @Separator.value
            separator '\\u00a7' is above '~' (U+007E), the last that can be one
            write @Separator(',')\
            """);
  }

  @Test
  void everySeparatorUpToTheTildeIsFine() {
    assertThat(by(new AttributeOutOfRange(), partition(text("sellerId")).separator('~'))).isEmpty();
    assertThat(by(new AttributeOutOfRange(), partition(text("sellerId")).separator('\0')))
        .isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"MD5, 3, 4", "SHA_256, 63, 64", "CRC32C, 1, 2"})
  void anOddHashPrefixOfBytesIsReported(HashFunction algorithm, int digits, int even) {
    assertThat(by(new IllegalPart(), partition(text("user").hash(algorithm, digits)).binary()))
        .containsExactly(
            """
            KW005 user.hashPrefix
            hashPrefix = %s of user is odd: BINARY writes whole bytes, and two hexadecimal digits make one
            write hashPrefix = %s\
            """
                .formatted(Integer.toString(digits), Integer.toString(even)));
  }

  @Test
  void anOddHashPrefixThatIsTooLongIsReportedOnce() {
    assertThat(by(new IllegalPart(), partition(text("user").hash(HashFunction.CRC32C, 9)).binary()))
        .containsExactly(
            """
            KW005 user.hashPrefix
            hashPrefix = 9 of user is not between 1 and 8, the hexadecimal digits of CRC32C
            write hashPrefix = 4, or remove hashPrefix\
            """);
  }

  @Test
  void whatBinaryDoesNotHaveIsForOtherChecks() {
    assertThat(by(new AttributeOutOfRange(), partition(anInt("deviceId").pad(20)).binary()))
        .isEmpty();
    assertThat(by(new AttributeOutOfRange(), partition(text("user")).separator('\u007f').binary()))
        .isEmpty();
  }

  @Test
  void anEvenHashPrefixOfBytesIsFine() {
    assertThat(by(new IllegalPart(), partition(text("user").hash(HashFunction.MD5, 32)).binary()))
        .isEmpty();
  }

  @Test
  void theDigitsOfChunksAreForOtherChecks() {
    assertThat(by(new AttributeOutOfRange(), partition(text("user")).chunked(1, 20))).isEmpty();
  }

  @Test
  void noHexadecimalDigitSeparatesEscapes() {
    for (char separator : "09afAF".toCharArray()) {
      assertThat(
              by(
                  new AttributeOutOfRange(),
                  partition(text("a"), text("b")).separator(separator).escape()))
          .containsExactly(
              "KW005 @Separator.value\nseparator '"
                  + separator
                  + "' is a hexadecimal digit, and escape = true writes such digits between"
                  + " separators\nwrite @Separator(value = ',', escape = true)");
      assertThat(
              by(new AttributeOutOfRange(), partition(text("a"), text("b")).separator(separator)))
          .isEmpty();
    }
    for (char separator : ",/:@G`g".toCharArray()) {
      assertThat(
              by(
                  new AttributeOutOfRange(),
                  partition(text("a"), text("b")).separator(separator).escape()))
          .isEmpty();
    }
  }
}
