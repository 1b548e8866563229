package dev.keywright.processor.designs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import java.util.ArrayList;
import java.util.List;

/** What is said of an entity {@code Row}: its findings. */
final class DesignFindings {
  private DesignFindings() {}

  static List<String> found(List<String> annotations, String... components) {
    Compiled compiled = GeneratedKey.compile(annotations, components);
    List<String> found = new ArrayList<>(compiled.messages());
    found.addAll(compiled.notes());
    return found.stream().filter(it -> it.startsWith("[KW")).toList();
  }

  static void assertFound(String expected, List<String> annotations, String... components) {
    assertThat(found(annotations, components)).containsExactly(expected.stripTrailing());
  }
}
