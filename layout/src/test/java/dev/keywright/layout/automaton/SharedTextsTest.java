package dev.keywright.layout.automaton;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import java.time.Duration;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class SharedTextsTest {

  @Test
  void allTextsAreFoundIfTheyAreFew() {
    BitSet some = Symbols.between('a', 'c');

    List<String> texts =
        SharedTexts.of(
            new Automaton().many(some, 1, 2), new Automaton().text("b").many(some, 0, 1));

    assertThat(texts).containsExactlyInAnyOrder("b", "ba", "bb", "bc");
  }

  // A thousand walks of a thousand characters each took minutes.
  @Test
  void longTextsOfAnyCharactersAreFoundSoon() {
    Automaton one = new Automaton().many(Symbols.anyUnit(), 500, 512);
    Automaton other = new Automaton().text("a").many(Symbols.anyUnit(), 498, 512);

    List<String> texts = assertTimeout(Duration.ofSeconds(30), () -> SharedTexts.of(one, other));

    assertThat(texts).isNotEmpty().allMatch(it -> it.startsWith("a") && it.length() >= 500);
  }
}
