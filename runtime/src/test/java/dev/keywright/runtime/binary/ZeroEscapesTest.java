package dev.keywright.runtime.binary;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.utf8.Ascii;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ZeroEscapesTest {
  private static final byte[] BYTES = {0, 1, -128, 127, -1, 'a'};

  @Test
  void theNextZeroAndTheEndOfAsciiAreFoundWhateverStandsAroundThem() {
    Random random = new Random(15);
    for (int i = 0; i < 200_000; i++) {
      byte[] in = new byte[random.nextInt(30)];
      int zeros = random.nextInt(3);
      for (int j = 0; j < in.length; j++) {
        in[j] = BYTES[random.nextInt(BYTES.length - 1) + (random.nextInt(4) < zeros ? 0 : 1)];
      }
      int from = random.nextInt(in.length + 1);
      int to = from + random.nextInt(in.length - from + 1);

      assertThat(ZeroEscapes.indexOfZero(in, from, to)).isEqualTo(indexOfZero(in, from, to));
      assertThat(ZeroEscapes.endOfAscii(in, from, to)).isEqualTo(endOfAscii(in, from, to));
      assertThat(Ascii.isAscii(in, from, to)).isEqualTo(indexOfNegative(in, from, to) == to);
    }
  }

  private static int indexOfZero(byte[] in, int from, int to) {
    int at = from;
    while (at < to && in[at] != 0) {
      at++;
    }
    return at;
  }

  private static int indexOfNegative(byte[] in, int from, int to) {
    int at = from;
    while (at < to && in[at] >= 0) {
      at++;
    }
    return at;
  }

  private static int endOfAscii(byte[] in, int from, int to) {
    return Math.min(indexOfZero(in, from, to), indexOfNegative(in, from, to));
  }
}
