package dev.keywright.cli.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Several threads learn the same as one, in the order of the input. */
class PiecesTest {
  private static final int KEYS = 500;
  private static final byte[] LARGE = new byte[1_000_000];

  private static Pieces<List<Long>> numbers(int threads) {
    return new Pieces<>(
        threads,
        (whole, before) -> new ArrayList<>(),
        (piece, number, columns) -> piece.add(number),
        (before, next) -> before.addAll(next));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7})
  void stretchesStayInTheOrderOfTheInput(int threads) {
    try (Pieces<List<Long>> pieces = numbers(threads)) {
      for (long i = 0; i < KEYS; i++) {
        pieces.add(i, LARGE);
      }
      assertThat(pieces.result()).isEqualTo(LongStream.range(0, KEYS).boxed().toList());
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void noKeysAreOnePiece(int threads) {
    try (Pieces<List<Long>> pieces = numbers(threads)) {
      assertThat(pieces.result()).isEmpty();
    }
  }

  @Test
  void anInterruptLosesNothing() {
    try (Pieces<List<Long>> pieces = numbers(2)) {
      for (long i = 0; i < KEYS; i++) {
        pieces.add(i, LARGE);
      }
      Thread.currentThread().interrupt();
      assertThat(pieces.result()).hasSize(KEYS);
      assertThat(Thread.interrupted()).isTrue();
    }
  }

  @Test
  void aFailureOfAThreadIsOneOfTheReader() {
    Pieces.Learning<List<Long>> failing =
        (piece, number, columns) -> {
          throw new IllegalArgumentException("key " + number);
        };
    try (Pieces<List<Long>> pieces =
        new Pieces<>(
            2,
            (whole, before) -> new ArrayList<>(),
            failing,
            (before, next) -> before.addAll(next))) {
      pieces.add(7, LARGE);
      assertThatThrownBy(pieces::result).hasRootCauseMessage("key 7");
    }
  }
}
