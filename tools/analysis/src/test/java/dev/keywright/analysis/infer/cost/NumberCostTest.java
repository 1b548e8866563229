package dev.keywright.analysis.infer.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.keywright.analysis.infer.search.Answer;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Numbers are described by what is known of them, and little is known of a number near zero. */
class NumberCostTest {
  private static final int KEYS = 10_000;

  @Test
  void aSmallSmallestNumberTakesAsManyBitsInAnyWidth() {
    SplittableRandom random = new SplittableRandom(1);
    long[] codes = LongStream.range(0, KEYS).map(i -> 100L * random.nextInt(1, 30)).toArray();
    double ofShort = new NumberCost(codes, Short.SIZE).bits();
    assertThat(new NumberCost(codes, Integer.SIZE).bits()).isCloseTo(ofShort, within(2.0));
    assertThat(ofShort - KEYS * Bits.of(29)).isBetween(0.0, 30.0);
  }

  @Test
  void aLargeSmallestNumberTakesItsBits() {
    SplittableRandom random = new SplittableRandom(2);
    long[] near = LongStream.range(0, KEYS).map(i -> 1000L + random.nextInt(500)).toArray();
    long[] far = LongStream.of(near).map(i -> i + (1L << 40)).toArray();
    double more = new NumberCost(far, Long.SIZE).bits() - new NumberCost(near, Long.SIZE).bits();
    assertThat(more).isGreaterThan(20);
  }

  @Test
  void numbersBelowZeroAreLessLikelyThanOthers() {
    SplittableRandom random = new SplittableRandom(3);
    long[] unsigned = LongStream.range(0, KEYS).map(i -> random.nextLong(1L << 32)).toArray();
    long[] signed = LongStream.of(unsigned).map(i -> i - (1L << 31)).toArray();
    double more =
        new NumberCost(signed, Integer.SIZE).bits() - new NumberCost(unsigned, Integer.SIZE).bits();
    assertThat(more).isBetween(1.0, Answer.AS_GOOD);
  }
}
