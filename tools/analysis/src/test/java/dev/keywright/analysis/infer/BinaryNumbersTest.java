package dev.keywright.analysis.infer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Encodings that systems seldom write take more bits than usual ones. */
class BinaryNumbersTest {
  private static final int KEYS = 1000;

  @Test
  void littleEndianNumbersHaveTheWidthsOfTypes() {
    double usual = bits("LITTLE_ENDIAN", Long.BYTES);
    assertThat(bits("LITTLE_ENDIAN", Integer.BYTES)).isCloseTo(usual, within(1.0));
    assertThat(bits("LITTLE_ENDIAN", 6) - usual).isGreaterThan(3);
    assertThat(bits("LITTLE_ENDIAN", 3) - usual).isGreaterThan(3);
  }

  /** What the same small numbers take in an encoding of so many bytes. */
  private static double bits(String encoding, int width) {
    byte[][] keys = new byte[KEYS][width];
    for (int i = 0; i < KEYS; i++) {
      int value = i * 7919 % 50_000;
      keys[i][0] = (byte) value;
      keys[i][1] = (byte) (value >> 8);
    }
    ColumnSample sample = new ColumnSample(keys);
    List<Reading> readings = new ArrayList<>();
    new BinaryNumbers().read(new Span(sample, sample.start(), sample.end()), readings::add);
    return readings.stream()
        .filter(it -> it.declaration().contains(encoding) && !it.declaration().contains("DESC"))
        .mapToDouble(Reading::bits)
        .min()
        .orElseThrow();
  }
}
