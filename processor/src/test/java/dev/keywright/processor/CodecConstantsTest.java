package dev.keywright.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/** Keys hold the codecs that their signatures build; the laws ask it of all other designs. */
class CodecConstantsTest {

  @Test
  void theKeysOfGoldenCasesHoldTheCodecsOfTheirSignatures() throws Exception {
    int codecs = 0;
    for (Class<?> key : goldenKeys()) {
      CodecConstants constants = CodecConstants.of(key);
      assertThat(constants.held())
          .as(key.getName())
          .isNotEmpty()
          .containsExactlyInAnyOrderElementsOf(constants.built());
      assertThat(constants.areEqual()).isTrue();
      codecs += constants.held().size();
    }
    assertThat(codecs).isGreaterThan(80);
  }

  private static Iterable<Class<?>> goldenKeys() {
    Stream<Class<?>> keys =
        GoldenCases.all().stream().flatMap(goldenCase -> keys(GoldenCases.sources(goldenCase)));
    return keys.toList();
  }

  private static Stream<Class<?>> keys(JavaFileObject[] sources) {
    Compiled compiled = Compiled.strictly(sources);
    ClassLoader loader = compiled.load();
    return compiled.generatedSources().keySet().stream()
        .map(path -> path.substring(0, path.length() - ".java".length()).replace('/', '.'))
        .<Class<?>>map(name -> loaded(loader, name))
        // The interface of a family has no layout of its own.
        .filter(type -> !type.isInterface());
  }

  private static Class<?> loaded(ClassLoader loader, String name) {
    try {
      return loader.loadClass(name);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }
}
