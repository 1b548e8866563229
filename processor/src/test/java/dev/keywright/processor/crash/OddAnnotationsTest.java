package dev.keywright.processor.crash;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Odd entities wear all annotations of Keywright, with all attributes. */
class OddAnnotationsTest {
  private static final Path SOURCES = Path.of("../annotations/src/main/java/dev/keywright");
  // What stands on constants and on generated code.
  private static final Set<String> ELSEWHERE = Set.of("KeyCode", "Generated");
  private static final Set<String> NAMES_OF_PARTS =
      Set.of(
          "Bucket.of",
          "Bucket.after",
          "PartitionKey.hashOf",
          "AccessPattern.equal",
          "AccessPattern.range",
          "AccessPattern.prefix",
          "TimeSlice.by",
          "Domain.determinedBy",
          "Domain.uniqueWithin");

  @Test
  void everyAttributeIsDrawn() throws IOException {
    assertThat(attributes())
        .hasSizeGreaterThan(80)
        .filteredOn(it -> !OddAnnotations.attributes(annotation(it)).contains(it.getName()))
        .extracting(it -> annotation(it) + "." + it.getName())
        .isEmpty();
  }

  @Test
  void everyAttributeHasValuesOfItsOwn() throws IOException {
    assertThat(attributes())
        .filteredOn(it -> !OddValues.isKnown(annotation(it), it.getName()))
        .extracting(it -> annotation(it) + "." + it.getName())
        .containsExactlyInAnyOrderElementsOf(NAMES_OF_PARTS);
  }

  private static String annotation(Method attribute) {
    return attribute.getDeclaringClass().getSimpleName();
  }

  private static List<Method> attributes() throws IOException {
    try (Stream<Path> files = Files.list(SOURCES)) {
      return files
          .map(file -> file.getFileName().toString().replace(".java", ""))
          .filter(name -> !name.equals("package-info") && !ELSEWHERE.contains(name))
          .map(OddAnnotationsTest::type)
          .filter(Class::isAnnotation)
          .flatMap(type -> Arrays.stream(type.getDeclaredMethods()))
          .toList();
    }
  }

  private static Class<?> type(String name) {
    try {
      return Class.forName("dev.keywright." + name);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }
}
