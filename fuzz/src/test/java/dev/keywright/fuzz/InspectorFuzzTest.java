package dev.keywright.fuzz;

import static dev.keywright.fuzz.Law.require;
import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.inspection.Inspection;
import dev.keywright.layout.inspection.KeyInspector;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.MalformedSignatureException;
import dev.keywright.runtime.MalformedKeyException;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Keys of layouts that are themselves fuzzed: a signature, a line feed, how many columns are given,
 * and the columns.
 */
class InspectorFuzzTest {
  static Stream<byte[]> samples() {
    return Stream.concat(TextKeys.ALL.stream(), BinaryKeys.ALL.stream())
        .flatMap(
            key ->
                key.samples().stream()
                    .map(it -> it.columns().values().toArray())
                    .map(
                        columns ->
                            input(
                                key.layout().toString(),
                                FuzzedColumns.write(columns.length, columns))));
  }

  private static byte[] input(String signature, byte[] columns) {
    byte[] first = Wtf8.bytes(signature + "\n");
    byte[] input = Arrays.copyOf(first, first.length + columns.length);
    System.arraycopy(columns, 0, input, first.length, columns.length);
    return input;
  }

  static Stream<byte[]> corpus() {
    return Corpus.of(InspectorFuzzTest.class);
  }

  @ParameterizedTest
  @MethodSource("samples")
  void everySampleIsComplete(byte[] input) {
    assertThat(judge(input)).isTrue();
  }

  @MethodSource({"samples", "corpus"})
  @FuzzTest
  void whatIsCompleteIsWhatIsDecoded(byte[] input) {
    judge(input);
  }

  private static boolean judge(byte[] input) {
    int end = 0;
    while (end < input.length && input[end] != '\n') {
      end++;
    }
    if (end + 1 >= input.length) {
      return false;
    }
    LayoutSignature layout;
    try {
      layout = LayoutSignature.parse(Wtf8.text(input, 0, end));
    } catch (MalformedSignatureException malformed) {
      return false;
    }
    Object[] columns = FuzzedColumns.read(layout, input, end + 2);
    int given = Math.min(input[end + 1] & 0xff, columns.length);
    Inspection inspection = KeyInspector.of(layout).inspect(Arrays.copyOf(columns, given));
    require(inspection.toString().endsWith("\n"), "it is printed");
    require(!inspection.isComplete() || !inspection.isMalformed(), "complete is not malformed");
    LayoutCodec codec = LayoutCodec.of(layout);
    Optional<Map<String, Object>> values = decoded(codec, columns);
    boolean isKey = given == columns.length && values.isPresent();
    require(inspection.isComplete() == isKey, "complete is what can be decoded");
    if (values.isPresent()) {
      Object[] written = codec.encode(values.get()).values().toArray();
      require(Arrays.deepEquals(columns, written), "what is decoded is written like this");
      require(given < columns.length || !inspection.isMalformed(), "a key is not malformed");
    }
    return inspection.isComplete();
  }

  private static Optional<Map<String, Object>> decoded(LayoutCodec codec, Object... columns) {
    try {
      return Optional.of(codec.decode(columns));
    } catch (MalformedKeyException malformed) {
      return Optional.empty();
    }
  }
}
