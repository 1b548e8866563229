package dev.keywright.processor.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.processor.model.TemplateText.Literal;
import dev.keywright.processor.model.TemplateText.MalformedTemplateException;
import dev.keywright.processor.model.TemplateText.Name;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TemplateTextTest {

  private static TemplateText text(String value) throws MalformedTemplateException {
    return TemplateText.of(value, LayoutFormat.TEXT);
  }

  @Test
  void literalsStandBetweenNamesAndKnowTheirPlaces() throws MalformedTemplateException {
    assertThat(text("ORDER#{day}#{orderId}"))
        .isEqualTo(
            new TemplateText(
                List.of(new Name("day", 7), new Name("orderId", 13)),
                List.of(new Literal("ORDER#", 0), new Literal("#", 11), new Literal("", 21))));
    assertThat(text("PROFILE"))
        .isEqualTo(new TemplateText(List.of(), List.of(new Literal("PROFILE", 0))));
    assertThat(text("").literals()).containsExactly(new Literal("", 0));
  }

  @Test
  void bracesAndBackslashesStandForThemselvesWhereTheyAreDoubled()
      throws MalformedTemplateException {
    assertThat(text("{{{a}}}\\\\{b}}}{{").literals())
        .extracting(Literal::text)
        .containsExactly("{", "}\\", "}{");
  }

  @Test
  void literalsOfBinaryAreBytes() throws MalformedTemplateException {
    assertThat(TemplateText.of("\\x80\\xFFr\u00e9{a}\\x00", LayoutFormat.BINARY).literals())
        .extracting(Literal::text)
        .containsExactly("\u0080\u00ffr\u00c3\u00a9", "\0");
  }

  @Test
  void literalsOfTuplesAreElements() throws MalformedTemplateException {
    assertThat(
            TemplateText.of("users\u00e9{a}{{\\\\{b}\\x15\\x07\\x00{c}", LayoutFormat.FDB_TUPLE)
                .literals())
        .extracting(Literal::text)
        .containsExactly("\2users\u00c3\u00a9\0", "\2{\\\0", "\u0015\u0007\0", "");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '`',
      value = {
        "{a}users\\x15\\x07~3~mixes text",
        "\\x15~0~has bytes that are not whole elements",
        "\\x15\\x00~0~has bytes that are not whole elements",
        "{a}\\x02\\x61~3~has bytes that are not whole elements",
        "\\x05\\x00~0~has bytes that are not whole elements",
      })
  void whatIsNoElementIsFoundAtItsPlace(String value, int position, String problem) {
    MalformedTemplateException malformed =
        catchThrowableOfType(
            MalformedTemplateException.class, () -> TemplateText.of(value, LayoutFormat.FDB_TUPLE));
    assertThat(malformed).hasMessageStartingWith(problem);
    assertThat(malformed.position()).isEqualTo(position);
    assertThat(malformed.fix()).startsWith("write ");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '`',
      value = {
        "A{user~1~opens a brace",
        "A{{user~-1~",
        "a}b~1~closes a brace",
        "{}~1~names no part",
        "{a{b}}~1~has a brace inside braces",
        "a\\b~1~has a backslash",
        "\\x8~0~has a backslash",
        "\\x80~0~names a byte",
        "a\\~1~has a backslash",
      })
  void whatMeansNothingIsFoundAtItsPlace(String value, int position, String problem) {
    MalformedTemplateException malformed =
        catchThrowableOfType(MalformedTemplateException.class, () -> text(value));
    if (position < 0) {
      assertThat(malformed).isNull();
    } else {
      assertThat(malformed).hasMessageStartingWith(problem);
      assertThat(malformed.position()).isEqualTo(position);
      assertThat(malformed.fix()).isNotEmpty();
    }
  }

  @Test
  void halfASurrogatePairIsFound() {
    MalformedTemplateException malformed =
        catchThrowableOfType(MalformedTemplateException.class, () -> text("ab\ud83d{c}"));
    assertThat(malformed).hasMessageContaining("half a surrogate pair");
    assertThat(malformed.position()).isEqualTo(2);
  }

  @Test
  void thePlaceIsShownUnderTheTemplate() {
    assertThat(ColumnTemplate.at("A#{b}", 3)).isEqualTo("A#{b}\n   ^");
    assertThat(ColumnTemplate.at("A#", 2)).isEqualTo("A#\n  ^");
    assertThat(ColumnTemplate.at("", 0)).isEqualTo("\n^");
    assertThat(ColumnTemplate.at("\0{b}", 2)).isEqualTo("\\u0000{b}\n       ^");
  }

  @Test
  void ofALongTemplateTheSurroundingsAreShown() {
    String shown = ColumnTemplate.at("x".repeat(100) + "{b}" + "y".repeat(100), 101);
    assertThat(shown.lines().toList())
        .containsExactly(
            "..." + "x".repeat(29) + "{b}" + "y".repeat(28) + "...", " ".repeat(33) + "^");
    assertThat(ColumnTemplate.at("x".repeat(100), 100)).endsWith("\n" + " ".repeat(63) + "^");
  }
}
