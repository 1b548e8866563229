package dev.keywright.runtime.text;

import static dev.keywright.runtime.text.PartLaws.assertMalformed;
import static dev.keywright.runtime.text.PartLaws.assertRefused;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.MalformedKeyException;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DecimalPartTest {
  private static final DecimalPart DEVICE = DecimalPart.padded("deviceId", 6);

  @Test
  void aNumberIsPaddedWithZeros() {
    assertThat(DEVICE.text(54)).isEqualTo("000054");
    assertThat(DEVICE.text(0)).isEqualTo("000000");
    assertThat(DEVICE.text(999_999)).isEqualTo("999999");
  }

  @Test
  void zerosAndTheNumberAreItsText() {
    DecimalPart unpadded = DecimalPart.unpadded("any");
    for (long number : new long[] {0, 1, 9, 10, 54, 99_999, 100_000, 999_999}) {
      assertThat(DEVICE.zeros(number) + number).isEqualTo(DEVICE.text(number));
      assertThat(unpadded.zeros(-number) + -number).isEqualTo(unpadded.text(-number));
    }
    DecimalPart longest = DecimalPart.padded("longest", 19);
    assertThat(longest.zeros(0) + 0).isEqualTo("0".repeat(19));
    assertThat(longest.zeros(Long.MAX_VALUE)).isEmpty();
    assertThat(unpadded.zeros(Long.MIN_VALUE)).isEmpty();
    assertThatThrownBy(() -> DEVICE.zeros(1_000_000))
        .hasMessage("deviceId is 1000000, but must be from 0 to 999999");
  }

  @Test
  void aNumberOutsideThePadIsRefused() {
    assertRefused(DEVICE, 1_000_000L, "deviceId is 1000000, but must be from 0 to 999999");
    assertRefused(DEVICE, -1L, "deviceId is -1, but must be from 0 to 999999");
    assertRefused(
        DecimalPart.signed("height", 2), 100L, "height is 100, but must be from -99 to 99");
  }

  @Test
  void nullIsRefused() {
    assertRefused(
        DEVICE, null, "deviceId is null, but must be present: null is never a part of a key");
  }

  @Test
  void declaredLimitsNarrowThePadButNeverWidenIt() {
    DecimalPart narrowed = DEVICE.atLeast(10).atMost(20);
    assertThat(narrowed.text(10)).isEqualTo("000010");
    assertThat(narrowed.text(20)).isEqualTo("000020");
    assertRefused(narrowed, 9L, "deviceId is 9, but must be from 10 to 20");
    assertRefused(narrowed, 21L, "deviceId is 21, but must be from 10 to 20");
    assertRefused(
        DEVICE.atLeast(-5).atMost(Long.MAX_VALUE),
        -1L,
        "deviceId is -1, but must be from 0 to 999999");
  }

  @Test
  void declaredLimitsHoldForStoredNumbersToo() {
    DecimalPart narrowed = DEVICE.atLeast(10).atMost(20);
    assertThat(PartLaws.read(narrowed, "000010")).isEqualTo(10);
    assertMalformed(
        narrowed,
        "000021",
        0,
        "deviceId at position 0: expected a number from 10 to 20, found \"000021\"");
  }

  @Test
  void aSignedNumberHasThePowerOfTenAdded() {
    DecimalPart height = DecimalPart.signed("height", 4);
    assertThat(height.text(-9999)).isEqualTo("00001");
    assertThat(height.text(-1)).isEqualTo("09999");
    assertThat(height.text(0)).isEqualTo("10000");
    assertThat(height.text(9999)).isEqualTo("19999");
  }

  @Test
  void aSignedNumberOfNineteenDigitsHoldsEveryLong() {
    DecimalPart any = DecimalPart.signed("any", 19);
    assertThat(any.text(Long.MIN_VALUE)).isEqualTo("00776627963145224192");
    assertThat(any.text(-1)).isEqualTo("09999999999999999999");
    assertThat(any.text(Long.MAX_VALUE)).isEqualTo("19223372036854775807");
    assertThat(any.descendingOrder().text(Long.MIN_VALUE)).isEqualTo("99223372036854775807");
  }

  @Test
  void storedDigitsBeyondALongAreMalformed() {
    assertMalformed(
        DecimalPart.padded("n", 19),
        "9223372036854775808",
        0,
        "n at position 0: expected a number from 0 to 9223372036854775807, found"
            + " \"9223372036854775808\"");
    String range = " expected a number from -9223372036854775808 to 9223372036854775807, found ";
    for (String digits : new String[] {"00776627963145224191", "19223372036854775808"}) {
      assertMalformed(
          DecimalPart.signed("n", 19),
          digits,
          0,
          "n at position 0:" + range + "\"" + digits + "\"");
    }
  }

  @Test
  void theLowestSignedTextIsOfNoNumber() {
    assertMalformed(
        DecimalPart.signed("n", 2),
        "000",
        0,
        "n at position 0: expected a number from -99 to 99, found \"000\"");
  }

  @Test
  void descendingDigitsAreSubtractedFromNine() {
    assertThat(DEVICE.descendingOrder().text(54)).isEqualTo("999945");
    assertThat(DecimalPart.signed("height", 2).descendingOrder().text(-1)).isEqualTo("900");
  }

  @Test
  void reversedDigitsStandBackToFront() {
    assertThat(DEVICE.inReverse().text(54)).isEqualTo("450000");
    assertThat(DecimalPart.signed("height", 2).inReverse().text(12)).isEqualTo("211");
    assertThat(DEVICE.inReverse().descendingOrder().text(54)).isEqualTo("549999");
  }

  @Test
  void anUnpaddedNumberIsWrittenAsItIsPrinted() {
    DecimalPart card = DecimalPart.unpadded("cardId");
    assertThat(card.text(Long.MIN_VALUE)).isEqualTo("-9223372036854775808");
    assertThat(card.text(-7)).isEqualTo("-7");
    assertThat(card.text(0)).isEqualTo("0");
    assertThat(card.text(Long.MAX_VALUE)).isEqualTo("9223372036854775807");
    assertThat(card.inReverse().text(-120)).isEqualTo("-021");
  }

  private static void assertUnreadable(
      DecimalPart part, String text, int position, String expected) {
    assertThatThrownBy(() -> PartLaws.read(part, text))
        .as(text)
        .isInstanceOf(MalformedKeyException.class)
        .hasMessageStartingWith("cardId at position " + position + ": expected " + expected);
  }

  @Test
  void anUnpaddedNumberIsReadInOneFormOnly() {
    DecimalPart card = DecimalPart.unpadded("cardId");
    assertUnreadable(card, "", 0, "a number from");
    assertUnreadable(card, "-", 0, "a number from");
    assertUnreadable(card, "9223372036854775808", 0, "a number from");
    assertUnreadable(card, "01", 0, "a number without leading zeros");
    assertUnreadable(card, "-0", 0, "a number without leading zeros");
    assertUnreadable(card, "+1", 0, "a digit");
    assertUnreadable(card, "1x", 1, "a digit");
    assertUnreadable(card, "--1", 1, "a digit");
    assertUnreadable(card, "1\u0662", 1, "a digit");
    for (String text : new String[] {"", "-", "10", "1+", "1-", "-0", "8085774586302733229"}) {
      assertThatThrownBy(() -> PartLaws.read(card.inReverse(), text))
          .as(text)
          .isInstanceOf(MalformedKeyException.class);
    }
  }

  @Test
  void anUnpaddedNumberEndsAtItsSeparator() {
    TextReader in = TextReader.explaining("partitionKey", "6777,1");
    assertThat(DecimalPart.unpadded("cardId").before(',').readLong(in)).isEqualTo(6777);
    in.separator(',');
    assertThat(in.position()).isEqualTo(5);
  }

  @Test
  void writingTouchesNothingBeforeAndSevenBytesBehindAtMost() {
    byte[] out = "x".repeat(20).getBytes(UTF_8);
    assertThat(DEVICE.size(54)).isEqualTo(6);
    assertThat(DEVICE.write(54, out, 2)).isEqualTo(8);
    assertThat(new String(out, UTF_8)).startsWith("xx000054").endsWith("xxxxx");
    DecimalPart card = DecimalPart.unpadded("cardId");
    assertThat(card.size(-120)).isEqualTo(4);
    assertThat(card.write(-120, out, 3)).isEqualTo(7);
    assertThat(new String(out, UTF_8)).startsWith("xx0-120").endsWith("xxxxx");
  }

  /** At the limits, too: only there does the range leave the zeros to be found. */
  @ParameterizedTest
  @CsvSource({"005", "05", "0012", "-0", "+5", "012"})
  void leadingZerosAndSignsAreMalformedAtTheLimitsToo(String stored) {
    DecimalPart part = DecimalPart.unpadded("n").atLeast(5).atMost(12);
    assertThatThrownBy(() -> part.read(TextReader.explaining("column", stored)))
        .isInstanceOf(MalformedKeyException.class);
    assertThat(part.read(TextReader.explaining("column", "5"))).isEqualTo(5);
    assertThat(part.read(TextReader.explaining("column", "12"))).isEqualTo(12);
  }

  @Test
  void theSignIsNoSeparator() {
    DecimalPart part = DecimalPart.unpadded("n").before('-');
    TextReader in = TextReader.explaining("column", "-2-5");
    assertThat(part.readLong(in)).isEqualTo(-2);
    in.literal("-");
    assertThat(part.readLong(TextReader.explaining("column", "2-5"))).isEqualTo(2);
    for (String malformed : new String[] {"--5", "-", "-0-1"}) {
      assertThatThrownBy(() -> part.readLong(TextReader.explaining("column", malformed)))
          .as(malformed)
          .isInstanceOf(MalformedKeyException.class);
    }
  }

  @Test
  void digitsAreComparedWithoutBeingWritten() {
    Random random = new Random(34);
    for (int i = 0; i < 20_000; i++) {
      long one = number(random);
      long other = random.nextInt(4) == 0 ? one / 10 : number(random);
      for (int following : new int[] {-1, '#', ':', '~'}) {
        String end = following < 0 ? "" : Character.toString(following);
        DecimalPart part = DecimalPart.unpadded("n");
        DecimalPart ended = following < 0 ? part : part.before((char) following);
        assertThat(Integer.signum(ended.compareDigits(one, other)))
            .as("%s and %s before '%s'", one, other, end)
            .isEqualTo(Integer.signum((one + end).compareTo(other + end)));
      }
    }
  }

  private static long number(Random random) {
    long edge = random.nextBoolean() ? Long.MIN_VALUE : Long.MAX_VALUE;
    return random.nextInt(50) == 0 ? edge : random.nextLong() >> random.nextInt(Long.SIZE);
  }
}
