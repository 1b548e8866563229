package dev.keywright.runtime.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.MalformedKeyException;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Errors name the part being read and the place in the whole column. */
class TextReaderTest {
  private static final DecimalPart DEVICE = DecimalPart.padded("deviceId", 6);
  private static final StringPart SELLER = StringPart.of("sellerId", "0-9A-Za-z").before(',');
  private static final DecimalPart CARD = DecimalPart.unpadded("cardId").atLeast(0);

  private static void readPurchase(String text) {
    TextReader in = TextReader.explaining("partitionKey", text);
    DEVICE.readLong(in);
    in.separator(',');
    SELLER.read(in);
    in.separator(',');
    CARD.readLong(in);
    in.end();
  }

  @Test
  void aWholeColumnIsReadFromLeftToRight() {
    TextReader in = TextReader.explaining("partitionKey", "000054,a100,6777");
    assertThat(in.position()).isZero();
    assertThat(DEVICE.readLong(in)).isEqualTo(54);
    in.separator(',');
    assertThat(SELLER.read(in)).isEqualTo("a100");
    in.separator(',');
    assertThat(in.position()).isEqualTo(12);
    assertThat(CARD.readLong(in)).isEqualTo(6777);
    in.end();
    assertThat(in.position()).isEqualTo(16);
  }

  @Test
  void missingTextIsMalformed() {
    assertMalformed(
        null,
        "partitionKey",
        0,
        "partitionKey at position 0: expected the stored text, found null");
  }

  @Test
  void aShortNumberIsShownWhereItsDigitsEnd() {
    assertMalformed(
        "00005", "deviceId", 5, "deviceId at position 5: expected 6 digits, found the end");
    assertMalformed("", "deviceId", 0, "deviceId at position 0: expected 6 digits, found the end");
    assertMalformed(
        "0000\0054",
        "deviceId",
        4,
        "deviceId at position 4: expected 6 digits, found \"\\u00054\"");
  }

  @Test
  void aMissingSeparatorIsExpectedAfterThePartBefore() {
    assertMalformed(
        "0000543,a100,6777",
        "deviceId",
        6,
        "deviceId at position 6: expected the separator ',' after it, found \"3,a100,6777\"");
    assertMalformed(
        "000054",
        "deviceId",
        6,
        "deviceId at position 6: expected the separator ',' after it, found the end");
    assertMalformed(
        "000054,a100",
        "sellerId",
        11,
        "sellerId at position 11: expected the separator ',' after it, found the end");
  }

  @Test
  void aBadCharacterIsShownWhereItStandsInTheColumn() {
    assertMalformed(
        "000054,a-100,6777",
        "sellerId",
        8,
        "sellerId at position 8: expected characters of [0-9A-Za-z], found \"-100,6777\"");
    assertMalformed(
        "000054,a100,06777",
        "cardId",
        12,
        "cardId at position 12: expected a number without leading zeros, found \"06777\"");
    assertMalformed(
        "000054,a100,67x", "cardId", 14, "cardId at position 14: expected a digit, found \"x\"");
  }

  @Test
  void whatFollowsTheLastPartIsMalformed() {
    Consumer<String> readDevice =
        text -> {
          TextReader in = TextReader.explaining("partitionKey", text);
          DEVICE.readLong(in);
          in.end();
        };
    assertThatThrownBy(() -> readDevice.accept("000054x"))
        .isInstanceOf(MalformedKeyException.class)
        .hasMessage("deviceId at position 6: expected the end of the column after it, found \"x\"");
  }

  @Test
  void aLongTextIsQuotedInPart() {
    assertMalformed(
        "x".repeat(1 << 20),
        "deviceId",
        0,
        "deviceId at position 0: expected 6 digits, found \"" + "x".repeat(24) + "\"");
  }

  private static void assertMalformed(String text, String part, int position, String message) {
    assertThatThrownBy(() -> readPurchase(text))
        .isInstanceOfSatisfying(
            MalformedKeyException.class,
            malformed -> {
              assertThat(malformed.part()).isEqualTo(part);
              assertThat(malformed.position()).isEqualTo(position);
            })
        .hasMessage(message);
  }
}
