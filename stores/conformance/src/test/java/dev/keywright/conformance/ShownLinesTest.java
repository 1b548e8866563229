package dev.keywright.conformance;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class ShownLinesTest {
  @Test
  void aTestWithoutOneOfTheLinesIsRefused() {
    ShownLines shown = ShownLines.of("kv/README.md", "## With the store alone");

    // Fewer lines than the page has: map.remove(keys.key(key));
    assertThatThrownBy(() -> shown.requireIn(getClass()))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("map.putIfAbsent(keys.key(key)");
    assertThatThrownBy(() -> ShownLines.of("kv/README.md", "## No such section"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("kv/README.md has a section ## No such section");
  }
}
