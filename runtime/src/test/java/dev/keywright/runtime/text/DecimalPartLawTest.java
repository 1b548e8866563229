package dev.keywright.runtime.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every width, sign and direction against digits worked out with big integers. */
class DecimalPartLawTest {

  static Stream<DecimalPart> padded() {
    return IntStream.rangeClosed(1, 19)
        .boxed()
        .flatMap(pad -> Stream.of(DecimalPart.padded("n", pad), DecimalPart.signed("n", pad)))
        .flatMap(part -> Stream.of(part, part.descendingOrder()));
  }

  static Stream<DecimalPart> all() {
    DecimalPart unpadded = DecimalPart.unpadded("n");
    return Stream.concat(
        padded().flatMap(part -> Stream.of(part, part.inReverse())),
        Stream.of(unpadded, unpadded.inReverse(), unpadded.atLeast(0), unpadded.atMost(-1)));
  }

  @ParameterizedTest
  @MethodSource("all")
  void theDigitsAreThoseOfTheNumber(DecimalPart part) {
    for (long value : samples(part)) {
      assertThat(part.text(value)).isEqualTo(expected(part, BigInteger.valueOf(value)));
    }
  }

  private static String expected(DecimalPart part, BigInteger value) {
    if (part.pad() == 0) {
      String digits = value.abs().toString();
      return (value.signum() < 0 ? "-" : "") + (part.reversed() ? reversed(digits) : digits);
    }
    int width = part.signed() ? part.pad() + 1 : part.pad();
    BigInteger number = part.signed() ? value.add(BigInteger.TEN.pow(part.pad())) : value;
    // In a run of nines, to subtract a number is to subtract its digits.
    number =
        part.descending()
            ? BigInteger.TEN.pow(width).subtract(BigInteger.ONE).subtract(number)
            : number;
    String digits = number.toString();
    String padded = "0".repeat(width - digits.length()) + digits;
    return part.reversed() ? reversed(padded) : padded;
  }

  private static String reversed(String text) {
    return new StringBuilder(text).reverse().toString();
  }

  @ParameterizedTest
  @MethodSource("padded")
  void theBytesCompareAsTheNumbersDo(DecimalPart part) {
    PartLaws.assertOrder(part, Comparator.naturalOrder(), samples(part));
  }

  @ParameterizedTest
  @MethodSource("all")
  void whatIsWrittenIsReadBack(DecimalPart part) {
    PartLaws.assertInverse(part, samples(part));
  }

  @ParameterizedTest
  @MethodSource("all")
  void nearAStoredNumberIsNoOtherFormOfANumber(DecimalPart part) {
    List<Long> samples = samples(part);
    PartLaws.assertCanonical(part, List.of(samples.get(0), samples.get(samples.size() / 2)));
  }

  /** The ends, what surrounds zero and every power of ten, and some numbers between. */
  private static List<Long> samples(DecimalPart part) {
    TreeSet<Long> samples = new TreeSet<>(List.of(part.min(), part.max(), 0L, 1L, -1L));
    samples.add(part.min() + 1);
    samples.add(part.max() - 1);
    for (long power = 1; power > 0 && power <= 1_000_000_000_000_000_000L; power *= 10) {
      samples.addAll(List.of(power, power - 1, -power, -power + 1));
    }
    new Random(part.pad()).longs(20).forEach(samples::add);
    samples.removeIf(value -> value < part.min() || value > part.max());
    return new ArrayList<>(samples);
  }
}
