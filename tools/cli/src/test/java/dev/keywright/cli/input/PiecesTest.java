package dev.keywright.cli.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.analysis.KeyLearner;
import java.util.ArrayList;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Several threads learn the same as one, in the order of the input. */
class PiecesTest {
  private static final int KEYS = 500;
  private static final byte[] LARGE = new byte[1_000_000];

  /** Learns the numbers themselves. */
  private static final class Numbers implements KeyLearner<Numbers> {
    private static final long serialVersionUID = 1;
    private final ArrayList<Long> all = new ArrayList<>();

    @Override
    public void add(long number, Object... columns) {
      if (number < 0) {
        throw new IllegalArgumentException("key " + number);
      }
      all.add(number);
    }

    @Override
    public void merge(Numbers next) {
      all.addAll(next.all);
    }
  }

  private static Pieces<Numbers> numbers(int threads) {
    return new Pieces<>(threads, (whole, before) -> new Numbers());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7})
  void stretchesStayInTheOrderOfTheInput(int threads) {
    try (Pieces<Numbers> pieces = numbers(threads)) {
      for (long i = 0; i < KEYS; i++) {
        pieces.add(i, LARGE);
      }
      assertThat(pieces.result().all).isEqualTo(LongStream.range(0, KEYS).boxed().toList());
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void noKeysAreOnePiece(int threads) {
    try (Pieces<Numbers> pieces = numbers(threads)) {
      assertThat(pieces.result().all).isEmpty();
    }
  }

  @Test
  void anInterruptLosesNothing() {
    try (Pieces<Numbers> pieces = numbers(2)) {
      for (long i = 0; i < KEYS; i++) {
        pieces.add(i, LARGE);
      }
      Thread.currentThread().interrupt();
      assertThat(pieces.result().all).hasSize(KEYS);
      assertThat(Thread.interrupted()).isTrue();
    }
  }

  @Test
  void aFailureOfAThreadIsOneOfTheReader() {
    try (Pieces<Numbers> pieces = numbers(2)) {
      pieces.add(-7, LARGE);
      assertThatThrownBy(pieces::result).hasRootCauseMessage("key -7");
    }
  }
}
