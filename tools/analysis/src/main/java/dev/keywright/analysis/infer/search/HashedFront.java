package dev.keywright.analysis.infer.search;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.keywright.analysis.infer.cost.Bits;
import dev.keywright.analysis.infer.sample.Bytes;
import dev.keywright.analysis.infer.sample.ColumnSample;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Tells numbers and texts from what a hash can have written, whose digits and bytes are all as
 * likely. Most keys have none in front, and then no hash has to be computed.
 *
 * @param start where it begins in all keys
 * @param keys how many keys are looked at
 */
record HashedFront(ColumnSample sample, boolean isText, int start, int keys) {
  /** What comes so seldom by chance, in bits, is no hash. */
  private static final double CHANCE = 24;

  private static final double BITS_WITHOUT_LETTERS = Bits.of(1.6);

  /** How many bytes it can have at most. */
  int most() {
    int most = sample.least(sample.start().plus(start)) - 1;
    byte[] first = sample.content(0);
    int digits = 0;
    while (isText && digits < most && Bytes.isLowerHex(first[start + digits])) {
      digits++;
    }
    return isText ? digits : most;
  }

  /** Whether so many bytes can be those of a hash. Keys with one hash show as little as one key. */
  boolean canHave(int width) {
    Set<String> fronts =
        IntStream.range(0, Math.min(keys, sample.size()))
            .mapToObj(key -> new String(sample.content(key), start, width, ISO_8859_1))
            .collect(Collectors.toSet());
    double shown = (double) fronts.size() * width;
    if (isText) {
      return shown * BITS_WITHOUT_LETTERS < CHANCE || !areAll(fronts, Bytes::isDigit);
    }
    boolean areLow = shown >= CHANCE && areAll(fronts, b -> b >= 0);
    boolean isOneSame = Byte.SIZE * (fronts.size() - 1) >= CHANCE && haveSame(fronts, width);
    return !areLow && !isOneSame;
  }

  private static boolean areAll(Set<String> fronts, ColumnSample.ByteTest test) {
    return fronts.stream().allMatch(it -> it.chars().allMatch(b -> test.accepts((byte) b)));
  }

  /** Whether one byte is the same in all of them. */
  private static boolean haveSame(Set<String> fronts, int width) {
    return IntStream.range(0, width)
        .anyMatch(i -> fronts.stream().mapToInt(it -> it.charAt(i)).distinct().count() == 1);
  }
}
