package dev.keywright.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ServiceLoader;
import javax.annotation.processing.Processor;
import javax.lang.model.SourceVersion;
import org.junit.jupiter.api.Test;

/** How compilers and build tools find the processor, and what they may assume of it. */
class RegistrationTest {

  @Test
  void compilersFindTheProcessor() {
    assertThat(ServiceLoader.load(Processor.class))
        .anyMatch(processor -> processor instanceof KeywrightProcessor);
  }

  @Test
  void gradleIsToldThatEachFileHasOneOrigin() throws IOException {
    String path = "/META-INF/gradle/incremental.annotation.processors";
    try (InputStream in = KeywrightProcessor.class.getResourceAsStream(path)) {
      assertThat(in).isNotNull();
      assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8).strip())
          .isEqualTo(KeywrightProcessor.class.getName() + ",isolating");
    }
  }

  @Test
  void theNewestJavaIsSupported() {
    assertThat(new KeywrightProcessor().getSupportedSourceVersion())
        .isEqualTo(SourceVersion.latestSupported());
  }

  @Test
  void allAnnotationsOfOursAreClaimed() {
    assertThat(new KeywrightProcessor().getSupportedAnnotationTypes())
        .containsExactly("dev.keywright.*");
  }
}
