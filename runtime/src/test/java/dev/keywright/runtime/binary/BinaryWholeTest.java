package dev.keywright.runtime.binary;

import static dev.keywright.runtime.binary.BinaryLaws.assertCanonical;
import static dev.keywright.runtime.binary.BinaryLaws.assertInverse;
import static dev.keywright.runtime.binary.BinaryLaws.assertMalformed;
import static dev.keywright.runtime.binary.BinaryLaws.assertRefused;
import static dev.keywright.runtime.binary.BinaryLaws.hex;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.InvalidPartException;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BinaryWholeTest {

  @ParameterizedTest
  @CsvSource({
    "1, 0, 80",
    "1, -128, 00",
    "1, 127, ff",
    "2, -1, 7fff",
    "2, 258, 8102",
    "4, 54, 80000036",
    "4, -2147483648, 00000000",
    "4, 2147483647, ffffffff",
    "8, 0, 8000000000000000",
    "8, -1, 7fffffffffffffff",
    "8, 72623859790382856, 8102030405060708",
    "8, -9223372036854775808, 0000000000000000"
  })
  void theSignBitIsFlipped(int bytes, long value, String stored) {
    BinaryWhole part = BinaryWhole.of("n", bytes);
    assertThat(hex(part.encode(value))).isEqualTo(stored);
    assertThat(part.size(value)).isEqualTo(bytes);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4, 8})
  void backToFrontIsTheSameBytesInReverseOrder(int bytes) {
    for (BinaryWhole part :
        List.of(BinaryWhole.of("n", bytes), BinaryWhole.of("n", bytes).descendingOrder())) {
      List<Long> values = Samples.numbers(part.min());
      for (long value : values) {
        String forwards = hex(part.encode(value));
        StringBuilder backwards = new StringBuilder();
        for (int i = bytes - 1; i >= 0; i--) {
          backwards.append(forwards, 2 * i, 2 * i + 2);
        }
        assertThat(hex(part.inReverse().encode(value))).isEqualTo(backwards.toString());
      }
      assertInverse(part.inReverse(), values);
      assertCanonical(part.inReverse(), List.of(part.min(), 1L, part.max()));
    }
  }

  @Test
  void everyNumberOfTwoBytesIsReadBack() {
    for (BinaryWhole part :
        List.of(
            BinaryWhole.of("n", 2),
            BinaryWhole.of("n", 2).inReverse(),
            BinaryWhole.of("n", 2).descendingOrder().inReverse())) {
      for (long value = Short.MIN_VALUE; value <= Short.MAX_VALUE; value++) {
        assertThat(BinaryLaws.read(part, part.encode(value)).longValue()).isEqualTo(value);
      }
    }
  }

  @Test
  void valuesBeyondTheBytesAreRefused() {
    assertRefused(BinaryWhole.of("n", 1), 128L, "n is 128, but must be from -128 to 127");
    assertRefused(BinaryWhole.of("n", 1), -129L, "n is -129, but must be from -128 to 127");
    assertRefused(BinaryWhole.of("n", 2), 32768L, "n is 32768, but must be from -32768 to 32767");
    assertRefused(
        BinaryWhole.of("n", 4),
        2147483648L,
        "n is 2147483648, but must be from -2147483648 to 2147483647");
  }

  @Test
  void declaredLimitsNarrowTheValuesAndNeverWidenThem() {
    BinaryWhole part = BinaryWhole.of("n", 1).atLeast(0).atMost(9).atLeast(-5).atMost(100);
    assertRefused(part, -1L, "n is -1, but must be from 0 to 9");
    assertRefused(part, 10L, "n is 10, but must be from 0 to 9");
    assertThatThrownBy(() -> part.size(10)).isInstanceOf(InvalidPartException.class);
    assertMalformed(part, "7f", 0, "n at position 0: expected a number from 0 to 9, found 7f");
    assertMalformed(part, "8a", 0, "n at position 0: expected a number from 0 to 9, found 8a");
    assertThat(BinaryLaws.read(part, BinaryLaws.bytes("89"))).isEqualTo(9);
    assertMalformed(
        part.descendingOrder().inReverse(),
        "75",
        0,
        "n at position 0: expected a number from 0 to 9, found 75");
  }

  @Test
  void missingBytesAreMalformed() {
    BinaryWhole part = BinaryWhole.of("n", 4);
    assertMalformed(part, "800000", 3, "n at position 3: expected 4 bytes, found the end");
    assertMalformed(part, "", 0, "n at position 0: expected 4 bytes, found the end");
    assertMalformed(
        part,
        "80000000ff",
        4,
        "n at position 4: expected the end of the column after it, found ff");
  }

  @Test
  void otherNumbersOfBytesAreRefused() {
    for (int bytes : new int[] {-1, 0, 3, 5, 7, 9, 16}) {
      assertThatThrownBy(() -> BinaryWhole.of("n", bytes))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("n in " + bytes + " bytes: a whole number takes 1, 2, 4 or 8");
    }
  }

  @Test
  void onlyItsOwnBytesAreWritten() {
    for (int bytes : new int[] {1, 2, 4, 8}) {
      BinaryWhole part = BinaryWhole.of("n", bytes);
      byte[] out = new byte[bytes + 4];
      Arrays.fill(out, (byte) 0x55);
      assertThat(part.write(-1, out, 2)).isEqualTo(2 + bytes);
      assertThat(hex(out)).isEqualTo("5555" + hex(part.encode(-1)) + "5555");
    }
  }
}
