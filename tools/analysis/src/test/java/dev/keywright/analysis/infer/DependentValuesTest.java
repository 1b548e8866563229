package dev.keywright.analysis.infer;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Values that say much about each other are parts of one layout all the same. */
class DependentValuesTest {
  private static final int KEYS = 3000;
  private static final long TIME = 1_717_200_000_000L;

  private final SplittableRandom random = new SplittableRandom(5);

  /** In few keys, 300 names that begin with one of ten words are shorter in two pieces. */
  @Test
  void namesThatComeAgainAreWhole() {
    List<String> words = names(10, 4);
    List<String> names = names(300, 5).stream().map(it -> word(words) + "." + it).toList();
    Candidate first =
        first(() -> ByteBuffer.allocate(40).put(text(word(names))).putLong(minute()).putInt(0));
    assertThat(first.signatures().toString()).contains("part1 String text=TAIL", "EPOCH_MILLIS");
    assertThat(first.kinds().get(0).parts().get(0).distinct()).isGreaterThan(200);
  }

  /** An agent has started a few times, so its name says when. */
  @Test
  void rowsOfWhichTheNameSaysTheTimeAreOneKind() {
    List<String> agents = names(30, 3).stream().map(it -> it + "-eu").toList();
    long[] starts = random.longs(60, TIME, TIME + 10_000_000_000L).toArray();
    Candidate first =
        first(
            () -> {
              int agent = skewed(agents.size());
              long start = starts[2 * agent + random.nextInt(2)];
              byte[] name = Arrays.copyOf(text(agents.get(agent)), 24);
              return ByteBuffer.allocate(40).put(name).putLong(start).putLong(skewed(9000));
            });
    assertThat(first.signatures())
        .containsExactly(
            "BINARY | partitionKey: part1 String text=FIXED width=24 fill=0, time1 Instant"
                + " time=EPOCH_MILLIS as=TWOS_COMPLEMENT width=8, part2 long as=TWOS_COMPLEMENT"
                + " width=8");
  }

  /** Each country has towns of its own. */
  @Test
  void textsWithEndsAreNotOneText() {
    List<String> towns =
        names(5, 6).stream()
            .flatMap(land -> names(20, 6).stream().map(town -> land + "\0" + town + "\0"))
            .toList();
    Candidate first =
        first(() -> ByteBuffer.allocate(40).put(text(word(towns))).putInt(skewed(500_000)));
    assertThat(first.signatures())
        .containsExactly(
            "BINARY | partitionKey: part1 String text=TERMINATED end=0, part2 String"
                + " text=TERMINATED end=0, part3 int as=TWOS_COMPLEMENT width=4");
    assertThat(first.doubts()).isEmpty();
    assertThat(first.notes())
        .contains("part3 could also be long as=UNSIGNED width=4: all keys have the same values.");
  }

  private Candidate first(Supplier<ByteBuffer> keys) {
    Inference inference = Inference.of(InferenceOptions.USUAL);
    IntStream.range(0, KEYS).mapToObj(i -> keys.get()).forEach(key -> inference.add(content(key)));
    return inference.report().candidates().get(0);
  }

  private List<String> names(int count, int length) {
    return random
        .ints(count)
        .mapToObj(
            seed ->
                new SplittableRandom(seed)
                    .ints(length + Math.abs(seed % 3), 'a', 'z' + 1)
                    .collect(
                        StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                    .toString())
        .toList();
  }

  private String word(List<String> words) {
    return words.get(skewed(words.size()));
  }

  private long minute() {
    return TIME + 60_000L * random.nextInt(1400);
  }

  private int skewed(int most) {
    return (int) (most * Math.pow(random.nextDouble(), 3));
  }

  private static byte[] content(ByteBuffer key) {
    byte[] content = new byte[key.position()];
    key.flip().get(content);
    return content;
  }

  private static byte[] text(String text) {
    return text.getBytes(UTF_8);
  }
}
