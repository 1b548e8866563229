package dev.keywright.runtime.alphabet;

import static dev.keywright.runtime.Hostile.SIZE;
import static dev.keywright.runtime.Hostile.scattered;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.Hostile;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** An alphabet may be as long as a signature in a file. */
@Tag("full")
@Timeout(value = 10, unit = TimeUnit.MINUTES)
class HostileAlphabetTest {
  private static final int DIFFERENT = 16_000;

  @Test
  void anAlphabetOfTenMillionCharactersIsReadAndAsked() {
    String body = scattered(SIZE);
    Alphabet alphabet = Alphabet.of(body);
    Alphabet printed = Alphabet.of(alphabet.toString());
    Alphabet shared = alphabet.intersection(printed);
    String members = body.substring(0, DIFFERENT);

    assertThat(printed.containsAll(alphabet)).isTrue();
    assertThat(shared.toString()).isEqualTo(alphabet.toString());
    assertThat(members.chars().allMatch(alphabet::contains)).isTrue();
    assertThat(members.chars().noneMatch(c -> alphabet.contains(c + 1))).isTrue();
    assertThat(members.chars().allMatch(c -> alphabet.next(c - 1) == c)).isTrue();
  }

  @Test
  void anAlphabetThatIsNoneAtItsEndIsRefusedShort() {
    String body = "a".repeat(SIZE);

    assertThatThrownBy(() -> Alphabet.of(body + "[")).satisfies(Hostile::assertShort);
  }
}
