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

  /** The one of the families first: the other claims all annotations of ours that are left. */
  @Test
  void compilersFindTheProcessorsInTheirOrder() {
    assertThat(ServiceLoader.load(Processor.class).stream().map(ServiceLoader.Provider::type))
        .filteredOn(it -> it.getPackageName().equals("dev.keywright.processor"))
        .containsExactly(FamilyProcessor.class, KeywrightProcessor.class);
  }

  @Test
  void gradleIsToldThatEachKeyHasOneOriginAndEachFamilySeveral() throws IOException {
    String path = "/META-INF/gradle/incremental.annotation.processors";
    try (InputStream in = KeywrightProcessor.class.getResourceAsStream(path)) {
      assertThat(in).isNotNull();
      assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8).lines())
          .containsExactly(
              FamilyProcessor.class.getName() + ",aggregating",
              KeywrightProcessor.class.getName() + ",isolating");
    }
  }

  @Test
  void theNewestJavaIsSupported() {
    assertThat(new KeywrightProcessor().getSupportedSourceVersion())
        .isEqualTo(new FamilyProcessor().getSupportedSourceVersion())
        .isEqualTo(SourceVersion.latestSupported());
  }

  @Test
  void allAnnotationsOfOursAreClaimed() {
    assertThat(new KeywrightProcessor().getSupportedAnnotationTypes())
        .containsExactly("dev.keywright.*");
    assertThat(new FamilyProcessor().getSupportedAnnotationTypes())
        .containsExactlyInAnyOrder("dev.keywright.KeyFamily", "dev.keywright.KeyFamily.List");
  }
}
