package dev.keywright.runtime.text;

import static dev.keywright.runtime.text.PartLaws.assertMalformed;
import static dev.keywright.runtime.text.PartLaws.assertRefused;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.MalformedKeyException;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StringPartTest {
  private static final StringPart ANY = StringPart.of("note");
  private static final StringPart SELLER = StringPart.of("sellerId", "0-9A-Za-z");

  @Test
  void aTextIsWrittenAsItIs() {
    for (String text : List.of("", "a100", "a,b", "\0", "Grüße", "売り手", "\uffff")) {
      assertThat(ANY.text(text)).isEqualTo(text);
      assertThat(ANY.size(text)).isEqualTo(text.getBytes(UTF_8).length);
    }
  }

  @Test
  void nullIsRefused() {
    assertRefused(ANY, null, "note is null, but must be present: null is never a part of a key");
  }

  @Test
  void aCharacterOutsideADeclaredAlphabetIsRefused() {
    assertThat(SELLER.text("a100")).isEqualTo("a100");
    assertRefused(
        SELLER,
        "a-1",
        "sellerId is \"a-1\", but must hold only characters of [0-9A-Za-z] (character 2 is"
            + " U+002D)");
    assertRefused(
        StringPart.of("c", "a-z"),
        "b\ud83d\ude00",
        "c is \"b\\ud83d\\ude00\", but must hold only characters of [a-z] (character 2 is"
            + " U+1F600)");
    assertMalformed(
        SELLER,
        "a-1",
        1,
        "sellerId at position 1: expected characters of [0-9A-Za-z], found \"-1\"");
  }

  @Test
  void theFirstCharacterThatIsNotAllowedIsNamed() {
    for (String bad : List.of("-", "\u0080", "\uffff", "-\u0080")) {
      for (int at = 0; at < 6; at++) {
        String text = "a1b2c3".substring(0, at) + bad + "9";
        String place =
            "(character "
                + (at + 1)
                + " is U+"
                + HexFormat.of().withUpperCase().toHexDigits(bad.charAt(0));
        assertThatThrownBy(() -> SELLER.check(text)).hasMessageContaining(place);
        assertThatThrownBy(() -> SELLER.text(text)).hasMessageContaining(place);
        int index = at;
        assertThatThrownBy(() -> PartLaws.read(SELLER, text))
            .isInstanceOfSatisfying(
                MalformedKeyException.class,
                malformed -> assertThat(malformed.position()).isEqualTo(index));
      }
    }
  }

  @Test
  void withoutADeclarationCharactersAboveTheBasicPlaneAreRefused() {
    assertRefused(
        ANY,
        "\ud83d\ude00",
        "note is \"\\ud83d\\ude00\", but must hold only characters up to U+FFFF and no"
            + " lone surrogates (character 1 is U+1F600); @Domain(alphabet) can name others");
    assertThat(StringPart.of("note", "a-z\ud83d\ude00").text("a\ud83d\ude00"))
        .isEqualTo("a\ud83d\ude00");
  }

  @Test
  void beforeASeparatorAnUndeclaredTextHoldsOnlyWhatIsAboveIt() {
    StringPart part = ANY.before(',');
    assertThat(part.text("-az")).isEqualTo("-az");
    for (String below : List.of(",", "+", " ", "\0")) {
      assertThatThrownBy(() -> part.text(below))
          .hasMessageContaining("characters above the separator ','")
          .hasMessageEndingWith("a lower separator, or escape = true, lets others in");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        ", '+x' ''",
        ": '7x' ', so no digits (declare an alphabet, or make the part unordered, to allow them)'",
        "_ 'ERR' ', so no digits or capitals (declare an alphabet, or make the part unordered, to allow them)'",
        "| 'ERR' ', so no digits or letters (declare an alphabet, or make the part unordered, to allow them)'",
      })
  void aStoredTextBelowItsSeparatorIsRefusedWithWhatIsBelow(
      char separator, String stored, String reason) {
    StringPart part = ANY.before(separator);
    assertThatThrownBy(() -> part.read(TextReader.explaining("pk", stored + separator + "-")))
        .hasMessage(
            "note at position 0: expected characters above the separator '"
                + separator
                + "'"
                + reason
                + ", found \""
                + stored
                + separator
                + "-\"");
  }

  @Test
  void withoutOrderOnlyTheSeparatorIsExcluded() {
    StringPart part = ANY.unorderedBefore(',');
    for (String text : List.of("-", "+", " ", "\0", "\uffff")) {
      assertThat(part.text(text)).isEqualTo(text);
    }
    assertThatThrownBy(() -> part.text("a,b")).hasMessageContaining("(character 2 is U+002C)");
  }

  @Test
  void aDeclaredAlphabetIsKeptInEveryPlace() {
    for (StringPart part :
        List.of(
            SELLER.before(','),
            SELLER.unorderedBefore(','),
            SELLER.escapedBefore(','),
            SELLER.inReverse())) {
      assertThat(part.alphabet()).isSameAs(SELLER.alphabet());
    }
  }

  @Test
  void whatIsUpToTheEscapeIsEscaped() {
    StringPart part = ANY.escapedBefore(',');
    assertThat(part.text("a")).isEqualTo("a");
    assertThat(part.text("a,b")).isEqualTo("a-2cb");
    assertThat(part.text("a-b")).isEqualTo("a-2db");
    assertThat(part.text("a.b")).isEqualTo("a.b");
    assertThat(part.text("\0\n ")).isEqualTo("-00-0a-20");
    assertThat(part.size("a,ü")).isEqualTo(6);
    assertThat(ANY.escapedBefore('~').text("~\u007f\u0080")).isEqualTo("\u007f7e\u007f7f\u0080");
    assertThat(ANY.escapedBefore('\0').text("\0\u0001\u0002")).isEqualTo("\u000100\u000101\u0002");
  }

  @ParameterizedTest
  @ValueSource(strings = {"-", "-2", "-2g", "-2C", "-2e", "--2c", " ", "-\u0663c", "-ff"})
  void whatNoEscapeWritesIsMalformed(String stored) {
    assertThatThrownBy(() -> PartLaws.read(ANY.escapedBefore(','), stored))
        .isInstanceOf(MalformedKeyException.class);
  }

  @Test
  void aBrokenEscapeIsShownWhereItStands() {
    assertMalformed(
        ANY.escapedBefore(','),
        "ab-2ec",
        2,
        "note at position 2: expected an escape of a character up to '-', found \"-2ec\"");
    assertMalformed(
        ANY.escapedBefore(','),
        "ab c",
        2,
        "note at position 2: expected an escape for this character, found \" c\"");
  }

  @Test
  void aTextIsWrittenBackToFrontByCharactersNotSurrogates() {
    StringPart part = StringPart.of("note", "a-z\\-,\ud83d\ude00\ud83d\ude01").inReverse();
    String text = "ab\ud83d\ude00\ud83d\ude01";
    assertThat(part.text(text)).isEqualTo("\ud83d\ude01\ud83d\ude00ba");
    assertThat(PartLaws.read(part, "\ud83d\ude01\ud83d\ude00ba")).isEqualTo(text);
    assertThat(part.escapedBefore(',').text("a,\ud83d\ude00")).isEqualTo("\ud83d\ude00-2ca");
    assertThat(PartLaws.read(part.escapedBefore(','), "\ud83d\ude00-2ca"))
        .isEqualTo("a,\ud83d\ude00");
  }

  @Test
  void halfOfAPairIsRefusedInEveryPlace() {
    StringPart wide = StringPart.of("note", "a-z\ud83d\ude00");
    for (StringPart part :
        List.of(ANY, ANY.before(','), ANY.unorderedBefore(','), ANY.escapedBefore(','), wide)) {
      for (String half : List.of("\ud83d", "\ude00", "a\ud83d", "\ude00\ud83d", "\ud83da")) {
        assertThatThrownBy(() -> part.text(half)).hasMessageContaining("is U+D");
        assertThatThrownBy(() -> part.inReverse().text(half)).hasMessageContaining("is U+D");
        assertThatThrownBy(() -> PartLaws.read(part, half))
            .isInstanceOf(MalformedKeyException.class);
        assertThatThrownBy(() -> PartLaws.read(part.inReverse(), half))
            .as("turned around, two halves must not become a pair")
            .isInstanceOf(MalformedKeyException.class);
      }
    }
  }

  @Test
  void aTextLongerThanDeclaredIsRefused() {
    StringPart part = SELLER.atMost(4);
    assertThat(part.text("a100")).isEqualTo("a100");
    assertRefused(part, "a1001", "sellerId is \"a1001\", but must have at most 4 characters");
    assertMalformed(
        part, "a1001", 0, "sellerId at position 0: expected at most 4 characters, found \"a1001\"");
    assertThat(ANY.atMost(1).escapedBefore(',').text(",")).isEqualTo("-2c");
    assertThat(SELLER.atMost(0).text("")).isEmpty();
  }

  @Test
  void aLengthIsCountedFromWhereTheTextBegins() {
    StringPart part = SELLER.atLeast(3).atMost(4);
    for (String before : List.of("", "0123456789")) {
      for (String text : List.of("abc", "abcd")) {
        assertThat(behind(before, part, text)).isEqualTo(text);
      }
      for (String text : List.of("", "ab", "abcde")) {
        assertThatThrownBy(() -> behind(before, part, text))
            .isInstanceOfSatisfying(
                MalformedKeyException.class,
                malformed -> assertThat(malformed.position()).isEqualTo(before.length()));
      }
    }
  }

  private static String behind(String before, StringPart part, String text) {
    TextReader in = TextReader.explaining("column", before + text);
    in.skip(before.length());
    return part.read(in);
  }

  @Test
  void aMegabyteOfTextIsWrittenAndReadBack() {
    String plain = "a100".repeat(1 << 18);
    String hostile = ",-".repeat(1 << 19);
    assertThat(PartLaws.read(SELLER, SELLER.text(plain))).isEqualTo(plain);
    assertThat(PartLaws.read(SELLER.inReverse(), SELLER.inReverse().text(plain))).isEqualTo(plain);
    StringPart escaped = ANY.escapedBefore(',');
    assertThat(escaped.size(hostile)).isEqualTo(3 << 20);
    assertThat(PartLaws.read(escaped, escaped.text(hostile))).isEqualTo(hostile);
    assertThatThrownBy(() -> SELLER.text(plain + "-")).hasMessageContaining("(1048577 characters)");
  }

  @Test
  void aTextOfOneLengthMayHoldTheSeparator() {
    StringPart code = StringPart.of("code", "A-Z0-9\\-").atLeast(7).atMost(7).before('-');
    for (String text : List.of("AB-1234", "-------", "ABCDEF-")) {
      TextReader in = TextReader.explaining("column", text + "-x");
      assertThat(code.read(in)).isEqualTo(text);
      in.literal("-");
      assertThat(in.position()).isEqualTo(8);
      assertThat(code.inReverse().read(TextReader.explaining("column", text + "-x")))
          .isEqualTo(new StringBuilder(text).reverse().toString());
    }
    assertThatThrownBy(() -> code.read(TextReader.explaining("column", "AB-123")))
        .isInstanceOf(MalformedKeyException.class)
        .hasMessageContaining("7 characters");
    assertThatThrownBy(() -> code.read(TextReader.explaining("column", "AB-12x4-")))
        .isInstanceOf(MalformedKeyException.class)
        .hasMessageContaining("position 5");
    assertThatThrownBy(() -> code.text("AB-123")).isInstanceOf(InvalidPartException.class);
  }

  @Test
  void writingTouchesItsOwnBytesOnly() {
    byte[] out = "xxxxxxxxx".getBytes(UTF_8);
    assertThat(ANY.escapedBefore(',').write("ü,a", out, 1)).isEqualTo(7);
    assertThat(new String(out, UTF_8)).isEqualTo("xü-2caxx");
  }
}
