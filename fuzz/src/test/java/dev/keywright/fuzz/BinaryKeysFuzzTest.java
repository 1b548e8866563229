package dev.keywright.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Stored columns of every BINARY layout. */
class BinaryKeysFuzzTest {
  static Stream<byte[]> samples() {
    return IntStream.range(0, BinaryKeys.ALL.size())
        .boxed()
        .flatMap(
            i ->
                BinaryKeys.ALL.get(i).samples().stream()
                    .map(it -> FuzzedColumns.write(i, it.columns().values().toArray())));
  }

  static Stream<byte[]> corpus() {
    return Corpus.of(BinaryKeysFuzzTest.class);
  }

  @ParameterizedTest
  @MethodSource("samples")
  void everySampleIsAKey(byte[] input) {
    assertThat(judge(input)).isTrue();
  }

  @MethodSource({"samples", "corpus"})
  @FuzzTest
  void columnsAreRefusedOrWrittenAgain(byte[] input) {
    judge(input);
  }

  private static boolean judge(byte[] input) {
    int index = input.length == 0 ? 0 : input[0] & 0xff;
    GeneratedKey key = BinaryKeys.ALL.get(index % BinaryKeys.ALL.size());
    return KeyOracle.judge(key, FuzzedColumns.read(key.layout(), input, Math.min(1, input.length)));
  }
}
