package dev.keywright.runtime.text;

import static dev.keywright.runtime.text.PartLaws.assertMalformed;
import static dev.keywright.runtime.text.PartLaws.assertRefused;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

class CharPartTest {
  private static final CharPart GRADE = CharPart.of("grade");
  private static final List<Character> ANY =
      List.of(
          '\0', ',', '0', 'z', '\u007f', '\u0080', 'ü', '\u07ff', '\u0800', '\ud7ff', '\ue000',
          '\uffff');

  @Test
  void theLawsHold() {
    PartLaws.assertOrder(GRADE, Comparator.naturalOrder(), ANY);
    PartLaws.assertInverse(GRADE, ANY);
    PartLaws.assertCanonical(GRADE, ANY);
    PartLaws.assertCanonical(CharPart.of("grade", "A-F"), List.of('A', 'F'));
  }

  @Test
  void aCharacterOutsideTheAlphabetIsRefused() {
    CharPart letter = CharPart.of("grade", "A-F");
    assertThat(letter.text('F')).isEqualTo("F");
    assertRefused(letter, 'G', "grade is \"G\", but must be a character of [A-F]");
    assertMalformed(
        letter, "G", 0, "grade at position 0: expected a character of [A-F], found \"G\"");
  }

  @Test
  void halfOfAPairIsRefused() {
    assertRefused(
        GRADE,
        '\ud83d',
        "grade is \"\\ud83d\", but must be a character of [\\u0000-\\ud7ff\\ue000-\\uffff]");
    assertMalformed(
        GRADE,
        "\ud83d\ude00",
        0,
        "grade at position 0: expected a character of [\\u0000-\\ud7ff\\ue000-\\uffff], found"
            + " \"\\ud83d\\ude00\"");
  }

  @Test
  void aMissingCharacterIsMalformed() {
    assertMalformed(GRADE, "", 0, "grade at position 0: expected 1 characters, found the end");
  }

  @Test
  void nullIsRefused() {
    assertRefused(GRADE, null, "grade is null, but must be present: null is never a part of a key");
  }

  @Test
  void writingTouchesItsOwnBytesOnly() {
    for (char c : ANY) {
      byte[] out = "xxxxx".getBytes(UTF_8);
      int size = String.valueOf(c).getBytes(UTF_8).length;
      assertThat(GRADE.size(c)).isEqualTo(size);
      assertThat(GRADE.write(c, out, 1)).isEqualTo(1 + size);
      assertThat(new String(out, UTF_8)).isEqualTo("x" + c + "x".repeat(4 - size));
    }
  }
}
