package dev.keywright.analysis.infer.search;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.analysis.infer.Candidate;
import dev.keywright.analysis.infer.Inference;
import dev.keywright.analysis.infer.InferenceOptions;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** What texts cannot tell is doubted, however well an answer fits. */
class UnusualTextsTest {
  private static final int KEYS = 400;
  private static final List<String> STATES = List.of("NEW", "PAID", "SENT", "DONE");
  private static final Instant TIME = Instant.parse("2024-02-01T00:00:00Z");

  @Test
  void aFlagInFrontOfATextIsDoubted() {
    Function<SplittableRandom, String> state = r -> STATES.get(r.nextInt(STATES.size()));
    assertThat(doubts(r -> number(r) + "|" + r.nextInt(2) + state.apply(r)))
        .contains("part2 could also be two parts: 0 or 1, and a text.");
    assertThat(doubts(r -> number(r) + "|" + state.apply(r)))
        .noneMatch(it -> it.contains("two parts"));
  }

  /** Of a million times, a thousand are whole seconds. */
  @Test
  void timesOfWhichNoneIsWholeMayBeThoseOfJava() {
    String doubt = "time1 could also be Instant time=ISO_JAVA, which Java prints.";
    assertThat(doubts(r -> time(r, 1 + r.nextInt(999)) + "|" + number(r))).contains(doubt);
    assertThat(doubts(r -> time(r, r.nextInt(20)) + "|" + number(r))).doesNotContain(doubt);
  }

  /** A sign is in front of all numbers from zero on: the first digit is 1. */
  @Test
  void numbersThatAllBeginWithOneMayHaveASign() {
    assertThat(doubts(r -> number(r) + "|" + (1_000_000 + r.nextInt(900_000))))
        .anyMatch(it -> it.contains("pad=6 signed"));
    assertThat(doubts(r -> number(r) + "|" + (7_000_000 + r.nextInt(900_000))))
        .noneMatch(it -> it.contains("signed"));
  }

  private static List<String> doubts(Function<SplittableRandom, String> keys) {
    SplittableRandom random = new SplittableRandom(7);
    Inference inference = Inference.of(InferenceOptions.USUAL);
    for (int i = 0; i < KEYS; i++) {
      inference.add(keys.apply(random).getBytes(UTF_8));
    }
    Candidate best = inference.report().candidates().get(0);
    return best.doubts();
  }

  private static String number(SplittableRandom random) {
    return String.format(Locale.ROOT, "%06d", random.nextInt(1_000_000));
  }

  private static String time(SplittableRandom random, int millis) {
    String second = TIME.plusSeconds(random.nextInt(1 << 20)).toString();
    return second.replace("Z", String.format(Locale.ROOT, ".%03dZ", millis));
  }
}
