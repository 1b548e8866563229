package dev.keywright.runtime.text;

import static dev.keywright.runtime.text.PartLaws.assertMalformed;
import static dev.keywright.runtime.text.PartLaws.assertRefused;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.RandomSuffix;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SuffixPartTest {
  private static final SuffixPart SUFFIX = SuffixPart.of("suffix", 3);
  private static final List<String> VALUES =
      List.of("000", "001", "009", "00a", "00z", "010", "0zz", "9zz", "a00", "azz", "zz9", "zzz");

  @Test
  void theLawsHold() {
    PartLaws.assertOrder(SUFFIX, Comparator.naturalOrder(), VALUES);
    PartLaws.assertInverse(SUFFIX, VALUES);
    PartLaws.assertCanonical(SUFFIX, VALUES);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 16, 64})
  void everyRandomSuffixIsAccepted(int length) {
    SuffixPart part = SuffixPart.of("suffix", length);
    for (int i = 0; i < 100; i++) {
      String suffix = RandomSuffix.of(length);
      assertThat(PartLaws.read(part, part.text(suffix))).isEqualTo(suffix);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "ab", "abcd", "abC", "a-c", "ab\u00e9", "ab\u0661", "ab ", "`bc", "a{c"})
  void otherTextsAreRefused(String text) {
    assertThatThrownBy(() -> SUFFIX.check(text))
        .hasMessageStartingWith("suffix is \"")
        .hasMessageEndingWith("\", but must be 3 characters of [0-9a-z]");
  }

  @Test
  void messagesNameTheLengthAndTheCharacters() {
    assertRefused(SUFFIX, "aB1", "suffix is \"aB1\", but must be 3 characters of [0-9a-z]");
    assertRefused(
        SUFFIX, null, "suffix is null, but must be present: null is never a part of a key");
    assertMalformed(
        SUFFIX, "aB1", 1, "suffix at position 1: expected 3 characters of [0-9a-z], found \"B1\"");
    assertMalformed(
        SUFFIX, "a1", 2, "suffix at position 2: expected 3 characters of [0-9a-z], found the end");
    assertMalformed(
        SUFFIX,
        "abcd",
        3,
        "suffix at position 3: expected the end of the column after it, found \"d\"");
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, 65})
  void otherLengthsAreRefused(int length) {
    assertThatThrownBy(() -> SuffixPart.of("suffix", length))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the length of a unique suffix is " + length + ", but must be from 1 to 64");
  }

  @Test
  void writingTouchesItsOwnBytesOnly() {
    byte[] out = "xxxxx".getBytes(UTF_8);
    assertThat(SUFFIX.size("a1z")).isEqualTo(3);
    assertThat(SUFFIX.write("a1z", out, 1)).isEqualTo(4);
    assertThat(new String(out, UTF_8)).isEqualTo("xa1zx");
    assertThat(SUFFIX.descending()).isFalse();
  }

  @Test
  void aSuffixOfAnotherLengthHasNoSize() {
    SuffixPart part = SuffixPart.of("suffix", 4);
    assertThat(part.size("a0z9")).isEqualTo(4);
    for (String wrong : new String[] {"a0z", "a0z99", "a0Z9", null}) {
      assertThatThrownBy(() -> part.size(wrong)).isInstanceOf(InvalidPartException.class);
    }
  }
}
