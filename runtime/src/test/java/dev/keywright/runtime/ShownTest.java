package dev.keywright.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.CharBuffer;
import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Values in messages, seen through the exceptions that show them. */
class ShownTest {

  @Test
  void aRefusedValueIsNamedWithItsPartAndItsLimit() {
    InvalidPartException refused = new InvalidPartException("deviceId", -1, "be from 0 to 999999");
    assertThat(refused).hasMessage("deviceId is -1, but must be from 0 to 999999");
    assertThat(refused.part()).isEqualTo("deviceId");
  }

  @Test
  void malformedTextIsNamedWithItsPartItsPlaceAndTheReason() {
    MalformedKeyException malformed = new MalformedKeyException("deviceId", 3, "x1", "6 digits");
    assertThat(malformed).hasMessage("deviceId at position 3: expected 6 digits, found \"x1\"");
    assertThat(malformed.part()).isEqualTo("deviceId");
    assertThat(malformed.position()).isEqualTo(3);
  }

  @Test
  void textsStandInQuotesOnOneLineInAscii() {
    assertThat(shown("a100")).isEqualTo("\"a100\"");
    assertThat(shown("")).isEqualTo("\"\"");
    assertThat(shown("a\nb\t\0\u007f")).isEqualTo("\"a\\u000ab\\u0009\\u0000\\u007f\"");
    assertThat(shown("\"\\")).isEqualTo("\"\\\"\\\\\"");
    assertThat(shown("é\ud83d\ude00\ud83d")).isEqualTo("\"\\u00e9\\ud83d\\ude00\\ud83d\"");
    assertThat(shown(CharBuffer.wrap("a\n"))).isEqualTo("\"a\\u000a\"");
    assertThat(shown('\'')).isEqualTo("\"'\"");
    assertThat(shown('\n')).isEqualTo("\"\\u000a\"");
  }

  @Test
  void longTextsAreCutAndTheirLengthIsTold() {
    String sixty = "0123456789".repeat(6);
    assertThat(shown(sixty)).isEqualTo("\"" + sixty + "\"");
    assertThat(shown(sixty + "x")).isEqualTo("\"" + sixty + "\"... (61 characters)");
  }

  @Test
  void longLimitsAreCutAndTheirLengthIsTold() {
    String limit = "x".repeat(499);
    assertThat(new InvalidPartException("p", 1, limit + "y"))
        .hasMessageEndingWith("must " + limit + "y");
    assertThat(new InvalidPartException("p", 1, limit + "yz"))
        .hasMessageEndingWith("must " + limit + "y... (501 characters)");
    assertThat(new MalformedKeyException("p", 1, "a", limit + "\ud83d\ude00"))
        .hasMessageContaining("expected " + limit + "... (501 characters), found");
  }

  @Test
  void bytesAreCounted() {
    assertThat(shown(new byte[16])).isEqualTo("16 bytes");
  }

  @Test
  void otherValuesAreShownAsTheyPrint() {
    assertThat(shown(null)).isEqualTo("null");
    assertThat(shown(54L)).isEqualTo("54");
    assertThat(shown(Arrays.asList(1, 2))).isEqualTo("[1, 2]");
  }

  private static String shown(Object value) {
    String message = new InvalidPartException("p", value, "L").getMessage();
    return message.substring("p is ".length(), message.length() - ", but must L".length());
  }

  @Test
  void spacesAndTildesAreShownAsTheyAre() {
    assertThat(shown("a ~ b")).isEqualTo("\"a ~ b\"");
  }

  @Test
  void everyCharacterThatIsObeyedOrUnseenIsSpelledOut() {
    StringBuilder all = new StringBuilder();
    IntStream.rangeClosed(0, Character.MAX_CODE_POINT).forEach(all::appendCodePoint);
    assertThat(isSeen(Shown.visible(all.toString()))).isTrue();
    assertThat(isSeen(Shown.visibleLines(all.toString()).replaceAll("[\n\t]", ""))).isTrue();
    for (int c = 0; c <= Character.MAX_CODE_POINT; c++) {
      String text = Character.toString(c);
      String shown = Shown.visible(text);
      assertThat(isSeen(shown)).as("U+%x", c).isTrue();
      assertThat(shown.equals(text) || shown.equals(escapes(text))).as("U+%x", c).isTrue();
      assertThat(shown.equals(text)).as("U+%x", c).isEqualTo(isSeen(text));
    }
  }

  /** What Unicode says of characters, as regular expressions know it. */
  private static final Pattern SEEN =
      Pattern.compile("[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\p{IsNoncharacter_Code_Point}]*");

  private static boolean isSeen(String text) {
    return SEEN.matcher(text).matches();
  }

  private static String escapes(String text) {
    return text.chars()
        .mapToObj(it -> String.format(Locale.ROOT, "\\u%04x", it))
        .collect(Collectors.joining());
  }

  @Test
  void whatIsSpelledOutKeepsItsPlace() {
    assertThat(Shown.visible("a\u001b[31mb\n\u202ec\u2028\ud83d\ude00\ud83d\u007f\u0085"))
        .isEqualTo("a\\u001b[31mb\\u000a\\u202ec\\u2028\ud83d\ude00\\ud83d\\u007f\\u0085");
    assertThat(Shown.visibleLines("a\tb\nc\r")).isEqualTo("a\tb\nc\\u000d");
    assertThat(Shown.visible("Größe \\ 鍵")).isEqualTo("Größe \\ 鍵");
  }

  @Test
  void messagesHaveOneLineWhateverTheyShow() {
    assertThat(new InvalidPartException("p", Arrays.asList("\u001b", "\n"), "be of \u202e"))
        .hasMessage("p is [\\u001b, \\u000a], but must be of \\u202e");
  }
}
