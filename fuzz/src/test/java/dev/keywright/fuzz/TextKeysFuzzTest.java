package dev.keywright.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Stored columns of every TEXT layout. */
class TextKeysFuzzTest {
  static Stream<byte[]> samples() {
    return IntStream.range(0, TextKeys.ALL.size())
        .boxed()
        .flatMap(
            i ->
                TextKeys.ALL.get(i).samples().stream()
                    .map(it -> FuzzedColumns.write(i, it.columns().values().toArray())));
  }

  static Stream<byte[]> corpus() {
    return Corpus.of(TextKeysFuzzTest.class);
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
    GeneratedKey key = TextKeys.ALL.get(index % TextKeys.ALL.size());
    return KeyOracle.judge(key, FuzzedColumns.read(key.layout(), input, Math.min(1, input.length)));
  }
}
