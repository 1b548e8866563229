package dev.keywright.runtime.binary;

import static dev.keywright.runtime.binary.BinaryLaws.assertCanonical;
import static dev.keywright.runtime.binary.BinaryLaws.assertInverse;
import static dev.keywright.runtime.binary.BinaryLaws.assertMalformed;
import static dev.keywright.runtime.binary.BinaryLaws.assertRefused;
import static dev.keywright.runtime.binary.BinaryLaws.hex;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.InvalidPartException;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BinaryStringTest {
  private static final BinaryString LAST = BinaryString.of("host");
  private static final BinaryString FOLLOWED = LAST.followed();
  private static final BinaryString DESC = LAST.descendingOrder();

  @Test
  void theLastTextIsItsUtf8AndNothingElse() {
    assertThat(hex(LAST.encode(""))).isEmpty();
    assertThat(hex(LAST.encode("user-42"))).isEqualTo("757365722d3432");
    assertThat(hex(LAST.encode("a\0b"))).isEqualTo("610062");
    assertThat(hex(LAST.encode("é€\ud83d\udd25"))).isEqualTo("c3a9e282acf09f94a5");
  }

  @Test
  void aFollowedTextHasAnEndAndEscapes() {
    assertThat(hex(FOLLOWED.encode(""))).isEqualTo("0001");
    assertThat(hex(FOLLOWED.encode("user-42"))).isEqualTo("757365722d34320001");
    assertThat(hex(FOLLOWED.encode("a\0\0\1b"))).isEqualTo("6100ff00ff01620001");
  }

  @Test
  void aDescendingTextHasAnEndWhereverItStands() {
    for (BinaryString part : List.of(DESC, DESC.followed(), FOLLOWED.descendingOrder())) {
      assertThat(hex(part.encode(""))).isEqualTo("fffe");
      assertThat(hex(part.encode("a\0"))).isEqualTo("9eff00fffe");
    }
    assertThat(new BinaryString("host", LAST.alphabet(), 0, 9, false, true, false).ended())
        .isTrue();
  }

  @Test
  void backToFrontTurnsCharactersAround() {
    BinaryString part = LAST.inReverse();
    assertThat(hex(part.encode("abc"))).isEqualTo("636261");
    assertThat(hex(part.encode("a\ud83d\udd25"))).isEqualTo("f09f94a561");
    List<String> values = List.of("", "a", "ab\0", "x\ud83d\udd25\ud83d\ude00y\u00ff");
    for (BinaryString reversed : List.of(part, part.followed(), part.descendingOrder())) {
      assertInverse(reversed, values);
      assertCanonical(reversed, values);
    }
  }

  @Test
  void aBeginningHasNoEnd() {
    assertThat(hex(LAST.encodeBeginning("a\0"))).isEqualTo("6100");
    assertThat(hex(FOLLOWED.encodeBeginning("a\0"))).isEqualTo("6100ff");
    assertThat(hex(DESC.encodeBeginning("a\0"))).isEqualTo("9eff00");
    assertThat(hex(DESC.encodeBeginning(""))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"\ud800", "a\udc00", "\udd25\ud83d", "a\ud83d", "\ud83da"})
  void halvesOfSurrogatePairsAreRefused(String value) {
    for (BinaryString part : List.of(LAST, FOLLOWED, DESC, LAST.inReverse())) {
      assertThatThrownBy(() -> part.size(value))
          .isInstanceOf(InvalidPartException.class)
          .hasMessageContaining("but must hold only characters and no lone surrogates (character ");
      assertThatThrownBy(() -> part.encodeBeginning(value))
          .isInstanceOf(InvalidPartException.class);
    }
  }

  @Test
  void charactersOutsideTheAlphabetAreNamed() {
    BinaryString part = BinaryString.of("host", "a-z").followed();
    assertRefused(
        part,
        "abé",
        "host is \"ab\\u00e9\", but must hold only characters of [a-z] (character 3 is U+00E9)");
    assertMalformed(
        part,
        "61 62 41 00 01",
        2,
        "host at position 2: expected characters of [a-z], found 410001");
    assertMalformed(
        part,
        "61 00 ff 62 00 01",
        1,
        "host at position 1: expected characters of [a-z], found 00ff620001");
  }

  @Test
  void longerTextsAreRefusedAndMalformed() {
    BinaryString part = LAST.atMost(3);
    assertThat(part.size("€€€")).isEqualTo(9);
    assertRefused(part, "abcd", "host is \"abcd\", but must have at most 3 characters");
    assertRefused(
        part,
        "\ud83d\udd25\ud83d\udd25",
        "host is \"\\ud83d\\udd25\\ud83d\\udd25\", but must have at most 3 characters");
    assertMalformed(
        part, "61626364", 0, "host at position 0: expected at most 3 characters, found 61626364");
  }

  @ParameterizedTest
  @CsvSource({
    "c080, 0", // an overlong NUL
    "61c1bf, 1",
    "e0809f, 0",
    "eda080, 0", // a surrogate
    "6162edbfbf, 2",
    "f08080af, 0",
    "f4908080, 0", // above U+10FFFF
    "f8888080, 0",
    "80, 0",
    "61bf, 1",
    "ff, 0",
    "61c3, 1",
    "6161e282, 2"
  })
  void whatIsNoUtf8IsMalformed(String stored, int position) {
    for (BinaryString part : List.of(LAST, FOLLOWED, DESC)) {
      byte[] bytes = BinaryLaws.bytes(part.ended() ? stored + "0001" : stored);
      for (int i = 0; part.descending() && i < bytes.length; i++) {
        bytes[i] = (byte) ~bytes[i];
      }
      assertThatThrownBy(() -> BinaryLaws.read(part, bytes))
          .hasMessageStartingWith("host at position ")
          .hasMessageContaining("expected a character in UTF-8, found ");
    }
    assertThatThrownBy(() -> BinaryLaws.read(LAST, BinaryLaws.bytes(stored)))
        .hasMessageContaining(" expected a character in UTF-8")
        .satisfies(
            thrown -> {
              String at = thrown.getMessage().replaceAll("\\D+(\\d+):.*", "$1");
              // A character that breaks off is found where its next byte should be.
              assertThat(Integer.parseInt(at)).isBetween(position, stored.length() / 2);
            });
  }

  @Test
  void thePlaceOfWhatIsNoUtf8CountsTheEscapesBeforeIt() {
    assertMalformed(
        FOLLOWED,
        "00 ff 61 ff 00 01",
        3,
        "host at position 3: expected a character in UTF-8, found ff0001");
  }

  @Test
  void endsAndEscapesAreReadStrictly() {
    String end = "host at position 1: expected the end 00 01 of the part, found the end";
    assertMalformed(FOLLOWED, "61", 1, end);
    assertMalformed(FOLLOWED, "", 0, end.replace("position 1", "position 0"));
    assertMalformed(FOLLOWED, "6100", 2, end.replace("position 1", "position 2"));
    assertMalformed(
        FOLLOWED, "61 00 02", 2, "host at position 2: expected ff or 01 after 00, found 02");
    assertMalformed(
        FOLLOWED, "61 00 00 01", 2, "host at position 2: expected ff or 01 after 00, found 0001");
    assertMalformed(
        DESC, "9e ff 01", 2, "host at position 2: expected 00 or fe after ff, found 01");
    assertMalformed(
        DESC, "9e", 1, "host at position 1: expected the end ff fe of the part, found the end");
    assertMalformed(
        FOLLOWED,
        "61 00 01 62",
        3,
        "host at position 3: expected the end of the column after it, found 62");
  }

  @Test
  void onlyItsOwnBytesAreWritten() {
    for (BinaryString part : List.of(LAST, FOLLOWED, DESC, LAST.inReverse(), DESC.inReverse())) {
      String value = "é\0\ud83d\udd25";
      byte[] out = new byte[part.size(value) + 4];
      Arrays.fill(out, (byte) 0x55);
      assertThat(part.write(value, out, 2)).isEqualTo(out.length - 2);
      assertThat(hex(out)).isEqualTo("5555" + hex(part.encode(value)) + "5555");
    }
  }
}
