package dev.keywright.runtime.binary;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class ZeroEscapesTest {
  private static final byte[] BYTES = {0, 1, -128, 127, -1, 'a'};

  @Test
  void theNextZeroIsFoundWhateverStandsAroundIt() {
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
    }
  }

  private static int indexOfZero(byte[] in, int from, int to) {
    int at = from;
    while (at < to && in[at] != 0) {
      at++;
    }
    return at;
  }
}
