package dev.keywright.runtime.text;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DigitsTest {
  @Test
  void aNumberHasAsManyDigitsAsItsText() {
    for (long power = 1; power > 0 && power <= 1_000_000_000_000_000_000L; power *= 10) {
      assertCounted(power - 1);
      assertCounted(power);
      assertCounted(power + 1);
    }
    // Where a logarithm is rounded: beside each power of two.
    for (int bits = 1; bits < Long.SIZE; bits++) {
      assertCounted((1L << (bits - 1)) - 1);
      assertCounted(1L << (bits - 1));
    }
    assertCounted(Long.MAX_VALUE);
    Random random = new Random(19);
    for (int i = 0; i < 100_000; i++) {
      assertCounted(random.nextLong() >>> (1 + random.nextInt(Long.SIZE - 1)));
    }
  }

  private static void assertCounted(long number) {
    assertThat(Digits.count(number)).as("%d", number).isEqualTo(Long.toString(number).length());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 15, 16, 17, 18, 19})
  void aNumberIsWrittenRightAlignedWhateverRoomIsBehindIt(int width) {
    Random random = new Random(width);
    long largest = Digits.largest(width);
    for (int i = 0; i < 20_000; i++) {
      long number =
          switch (i) {
            case 0 -> 0;
            case 1 -> largest;
            default -> (random.nextLong() >>> 1) % largest >>> random.nextInt(width * 3);
          };
      assertThat(written(number, width, 0)).isEqualTo(written(number, width, 8));
      assertThat(written(number, width, i % 8)).isEqualTo(padded(number, width));
    }
  }

  private static String written(long number, int width, int roomBehind) {
    byte[] out = new byte[3 + width + roomBehind];
    Digits.write(number, out, 3, 3 + width);
    assertThat(new String(out, 0, 3, US_ASCII)).isEqualTo("\0\0\0");
    return new String(out, 3, width, US_ASCII);
  }

  private static String padded(long number, int width) {
    String digits = Long.toString(number);
    return "0".repeat(width - digits.length()) + digits;
  }
}
