package dev.keywright.fuzz;

import static dev.keywright.fuzz.Law.require;
import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.evolution.LayoutChange;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.MalformedSignatureException;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Layout signatures that somebody wrote by hand. */
class SignatureFuzzTest {
  static Stream<byte[]> samples() {
    return Stream.concat(TextKeys.ALL.stream(), BinaryKeys.ALL.stream())
        .map(it -> Wtf8.bytes(it.layout().toString()));
  }

  static Stream<byte[]> corpus() {
    return Corpus.of(SignatureFuzzTest.class);
  }

  @ParameterizedTest
  @MethodSource("samples")
  void everySampleIsASignature(byte[] input) {
    assertThat(judge(input)).isTrue();
  }

  @MethodSource({"samples", "corpus"})
  @FuzzTest
  void aSignatureIsRefusedOrPrintedAgain(byte[] input) {
    judge(input);
  }

  private static boolean judge(byte[] input) {
    String text = Wtf8.text(input, 0, input.length);
    LayoutSignature signature;
    try {
      signature = LayoutSignature.parse(text);
    } catch (MalformedSignatureException malformed) {
      require(
          malformed.position() >= 0 && malformed.position() <= text.length(),
          "a position is inside the text");
      return false;
    }
    require(signature.toString().equals(text), "the signature prints otherwise");
    require(signature.equals(LayoutSignature.parse(signature.toString())), "it reads otherwise");
    require(
        new LayoutChange(signature, signature).differences().isEmpty(), "it differs from itself");
    require(LayoutCodec.of(signature).signature().equals(signature), "it has no codec");
    return true;
  }
}
