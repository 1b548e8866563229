package dev.keywright.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Stored columns of every layout in bytes. */
class BinaryKeysFuzzTest {
  private static final StoredKeys KEYS = new StoredKeys(BinaryKeys.ALL);

  static Stream<byte[]> samples() {
    return KEYS.samples();
  }

  static Stream<byte[]> corpus() {
    return Corpus.of(BinaryKeysFuzzTest.class);
  }

  @ParameterizedTest
  @MethodSource("samples")
  void everySampleIsAKey(byte[] input) {
    assertThat(KEYS.judge(input)).isTrue();
  }

  @MethodSource({"samples", "corpus"})
  @FuzzTest
  void columnsAreRefusedOrWrittenAgain(byte[] input) {
    KEYS.judge(input);
  }
}
