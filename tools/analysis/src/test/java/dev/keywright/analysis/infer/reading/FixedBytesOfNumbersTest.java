package dev.keywright.analysis.infer.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.function.LongSupplier;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Bytes that stay small are a number by themselves, and the zeros of multiples are not. */
class FixedBytesOfNumbersTest {
  private static final int KEYS = 1000;

  private final SplittableRandom random = new SplittableRandom(1);

  @Test
  void multiplesAreOneNumber() {
    assertThat(FixedBytes.areIn(numbers(() -> 4096L * random.nextInt(1 << 18)), 32)).isFalse();
  }

  @Test
  void twoSmallNumbersAreTwo() {
    long[] shorts = numbers(() -> (long) random.nextInt(900) << 16 | random.nextInt(700));
    long[] bytes = numbers(() -> (long) random.nextInt(30) << 8 | random.nextInt(36));
    assertThat(FixedBytes.areIn(shorts, 32)).isTrue();
    assertThat(FixedBytes.areIn(bytes, 16)).isTrue();
  }

  @Test
  void numbersThatFillTheirBytesAreOne() {
    assertThat(FixedBytes.areIn(numbers(() -> random.nextInt(1 << 14)), 16)).isFalse();
    assertThat(FixedBytes.areIn(numbers(() -> random.nextInt()), 32)).isFalse();
  }

  private static long[] numbers(LongSupplier next) {
    return LongStream.generate(next).limit(KEYS).toArray();
  }
}
