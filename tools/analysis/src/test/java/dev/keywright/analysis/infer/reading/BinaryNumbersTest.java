package dev.keywright.analysis.infer.reading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.keywright.analysis.infer.sample.ColumnSample;
import dev.keywright.analysis.infer.sample.Span;
import dev.keywright.layout.signature.Encoding;
import dev.keywright.runtime.number.NumberEncoding;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Encodings that systems seldom write take more bits than usual ones. */
class BinaryNumbersTest {
  private static final int KEYS = 1000;

  @Test
  void littleEndianNumbersHaveTheWidthsOfTypes() {
    double usual = bits(NumberEncoding.LITTLE_ENDIAN, Long.BYTES);
    assertThat(bits(NumberEncoding.LITTLE_ENDIAN, Integer.BYTES)).isCloseTo(usual, within(1.0));
    assertThat(bits(NumberEncoding.LITTLE_ENDIAN, 6) - usual).isGreaterThan(3);
    assertThat(bits(NumberEncoding.LITTLE_ENDIAN, 3) - usual).isGreaterThan(3);
  }

  @Test
  void oneByteAndOneDigitAreNoneOfMany() {
    assertThat(words(new BinaryNumbers(), "12")).contains("a number of 2 bytes");
    assertThat(words(new BinaryNumbers(), "1"))
        .contains("an unsigned number of 1 byte", "a number of 1 byte, counted down");
    assertThat(words(new PaddedNumbers(), "1"))
        .contains("a number of 1 digit", "a number of 1 digit, counted down from 9");
  }

  private static List<String> words(Typing typing, String key) {
    ColumnSample sample = new ColumnSample(new byte[][] {key.getBytes(StandardCharsets.US_ASCII)});
    List<String> words = new ArrayList<>();
    typing.read(new Span(sample, sample.start(), sample.end()), it -> words.add(it.words()));
    return words;
  }

  /** What the same small numbers take in an encoding of so many bytes. */
  private static double bits(NumberEncoding encoding, int width) {
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
        .filter(it -> isOf(it.part().encoding(), encoding))
        .mapToDouble(Reading::bits)
        .min()
        .orElseThrow();
  }

  private static boolean isOf(Encoding written, NumberEncoding encoding) {
    return !written.descending()
        && written.number().filter(it -> it.encoding() == encoding).isPresent();
  }
}
