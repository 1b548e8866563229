package dev.keywright.layout.signature;

import static dev.keywright.layout.Hostile.SIZE;
import static dev.keywright.layout.Hostile.scattered;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.layout.Hostile;
import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.evolution.LayoutChange;
import dev.keywright.layout.source.JavaLiteral;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Layout signatures of ten million characters, or of very many items. */
@Tag("full")
@Timeout(value = 10, unit = TimeUnit.MINUTES)
class HostileSignaturesTest {
  // Too many to compare each with every other.
  private static final int MANY_ITEMS = 1_000_000;

  /** Signatures of about ten million characters, each long in another place. */
  static Stream<String> signatures() {
    return Stream.of(
        "TEXT separator=',' | partitionKey: a String alphabet="
            + JavaLiteral.of(scattered(MANY_ITEMS)),
        "TEXT separator=',' | partitionKey: " + "a".repeat(SIZE) + " int",
        "BINARY | partitionKey: "
            + list(MANY_ITEMS / 12, ", ", i -> "p" + i + " int")
            + " | z: z byte[]",
        "BINARY | partitionKey: a int | "
            + list(MANY_ITEMS / 20, " | ", i -> "c" + i + ": d" + i + " int"),
        "BINARY | partitionKey: a enum("
            + list(MANY_ITEMS / 18, " ", i -> "A" + i + "=\"" + i + "\"")
            + ")",
        "BINARY | partitionKey: bucket count=16 by=HASH hash=MD5 of="
            + list(MANY_ITEMS / 30, "+", i -> "p" + i)
            + ", "
            + list(MANY_ITEMS / 30, ", ", i -> "p" + i + " int"));
  }

  private static String list(int count, String separator, IntFunction<String> element) {
    return IntStream.range(0, count).mapToObj(element).collect(Collectors.joining(separator));
  }

  @ParameterizedTest(name = "{index}")
  @MethodSource("signatures")
  void aSignatureOfTenMillionCharactersIsReadAndCompared(String text) {
    LayoutSignature signature = LayoutSignature.parse(text);
    LayoutCodec codec = LayoutCodec.of(signature);

    assertThat(signature.toString().equals(text)).isTrue();
    assertThat(codec.signature()).isSameAs(signature);
    assertThat(new LayoutChange(signature, signature).differences()).isEmpty();
    LayoutSignature other = LayoutSignature.parse(text + " | last: lastOfAll int");
    assertThat(new LayoutChange(signature, other).differences()).hasSize(1);
    assertThat(new LayoutChange(signature, other).toString().length()).isGreaterThan(text.length());
    assertThatThrownBy(() -> LayoutSignature.parse(text + "!"))
        .isInstanceOf(MalformedSignatureException.class)
        .satisfies(Hostile::assertShort);
  }

  @ParameterizedTest
  @MethodSource("beginnings")
  void aSignatureThatNeverEndsIsRefused(String beginning) {
    for (String on : List.of("0", "a", " ", "\\", "\"", "\\u0041", ", ", " | ", "(", "=", "+")) {
      String text = beginning + on.repeat(SIZE / on.length());

      assertThatThrownBy(() -> LayoutSignature.parse(text))
          .isInstanceOf(MalformedSignatureException.class)
          .satisfies(Hostile::assertShort);
    }
  }

  static Stream<String> beginnings() {
    return Stream.of(
        "",
        "TEXT separator='",
        "TEXT separator=',' | partitionKey: ",
        "TEXT separator=',' | partitionKey: a ",
        "TEXT separator=',' | partitionKey: a int pad=",
        "TEXT separator=',' | partitionKey: a int min=-",
        "TEXT separator=',' | partitionKey: a String alphabet=\"",
        "BINARY | partitionKey: a enum(A=\"",
        "BINARY | partitionKey: bucket count=16 by=HASH hash=MD5 of=");
  }
}
