package dev.keywright.layout.automaton;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.binary.BinaryPart;
import dev.keywright.runtime.natives.NativePart;
import dev.keywright.runtime.text.TextPart;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** javac does not compare the table of languages with the codecs, so a test does. */
class EveryCodecTest {
  @Test
  void everyCodecHasALanguage() {
    assertThat(PartLanguage.BY_CODEC.keySet())
        .containsExactlyInAnyOrderElementsOf(
            Stream.of(TextPart.class, BinaryPart.class, NativePart.class)
                .flatMap(EveryCodecTest::codecs)
                .toList());
  }

  private static Stream<Class<?>> codecs(Class<?> type) {
    return type.isSealed()
        ? Stream.of(type.getPermittedSubclasses()).flatMap(EveryCodecTest::codecs)
        : Stream.of(type);
  }
}
