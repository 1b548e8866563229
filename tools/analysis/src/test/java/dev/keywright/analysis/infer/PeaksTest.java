package dev.keywright.analysis.infer;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Where most numbers lie says what was done to them, and digits between signs are numbers. */
class PeaksTest {
  private static final int KEYS = 2_000;

  @Test
  void scoresThatCountDownFromTheLargestAreSeen() {
    Candidate first =
        first(
            r ->
                String.format(
                    Locale.ROOT,
                    "%d:%08d",
                    r.nextInt(3),
                    99_999_999 - skewed(r, 6_000, 1_400_000)));
    assertThat(first.signatures().toString()).contains("int pad=8 DESC");
    assertThat(first.doubts()).noneMatch(it -> it.contains("pad=8"));
  }

  @Test
  void pricesOfWhichFewAreNegativeHaveASign() {
    Candidate first =
        first(
            r ->
                String.format(
                    Locale.ROOT,
                    "ask|%07d",
                    1_000_000 + (r.nextInt(25) == 0 ? -1 : 1) * skewed(r, 7_000, 400_000)));
    assertThat(first.signatures().toString()).contains("int pad=6 signed");
    assertThat(first.doubts()).noneMatch(it -> it.contains("pad=7"));
  }

  @Test
  void largeNumbersThatLieAnywhereHaveNoSign() {
    Candidate first =
        first(r -> String.format(Locale.ROOT, "ask|%07d", 600_000 + r.nextInt(900_000)));
    assertThat(first.signatures().toString()).contains("int pad=7");
  }

  @Test
  void aDateWithDotsAndANumberAreNoVersion() {
    Candidate first =
        first(
            r ->
                String.format(
                    Locale.ROOT,
                    "logs-%d.%02d.%02d-%06d",
                    2022 + r.nextInt(3),
                    1 + r.nextInt(12),
                    1 + r.nextInt(28),
                    1 + r.nextInt(800)));
    assertThat(first.signatures().toString())
        .contains("\".\" part", "int pad=2 \".\" part", "int pad=6")
        .doesNotContain("String");
  }

  /** The length says much about the number, so that a list of both is short. */
  @Test
  void aFirstDigitOfAllNumbersIsNoLiteral() {
    Candidate first =
        first(
            r -> {
              int number = 1 + skewed(r, 12, 400);
              int length = 33 + Integer.toString(number).length();
              return String.format(Locale.ROOT, "doc%04d:%d:%d", r.nextInt(2_000), length, number);
            });
    assertThat(first.signatures().toString())
        .doesNotContain("String", "3\"")
        .contains("\":\" part");
  }

  private static Candidate first(Function<SplittableRandom, String> key) {
    SplittableRandom random = new SplittableRandom(38);
    Inference inference = Inference.of(InferenceOptions.USUAL);
    for (int i = 0; i < KEYS; i++) {
      inference.add(key.apply(random).getBytes(UTF_8));
    }
    return inference.report().candidates().get(0);
  }

  private static int skewed(SplittableRandom random, int median, int most) {
    return (int) Math.min(most, median * Math.exp(1.6 * random.nextGaussian()));
  }
}
