package dev.keywright.runtime.alphabet;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AlphabetParserTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[a-z] | at character 1: brackets do not belong around an alphabet; remove them, or write \\\\[",
        "a]    | at character 2: brackets do not belong around an alphabet; remove them, or write \\\\]",
        "a-]   | at character 3: brackets do not belong around an alphabet; remove them, or write \\\\]",
        "^a    | at character 1: '^' would negate; name the characters that are allowed, or write \\\\^",
        "a&&b  | at character 2: '&&' would intersect; write the characters themselves, or \\\\&",
        "!-&&a | at character 3: '&&' would intersect; write the characters themselves, or \\\\&",
        "a-z-9 | at character 4: a '-' between characters needs both ends; write \\\\-",
        "\\d-z | at character 3: a '-' between characters needs both ends; write \\\\-",
        "a--   | at character 1: the range runs backwards; swap its ends",
        "z-a   | at character 1: the range runs backwards; swap its ends",
        "0z-a  | at character 2: the range runs backwards; swap its ends",
        "a-\\d | at character 3: this escape is not known; write the character itself, or \\\\uXXXX",
        "\\s   | at character 1: this escape is not known; write the character itself, or \\\\uXXXX",
        "a\\   | at character 2: this escape is not known; write the character itself, or \\\\uXXXX",
        "\\x41 | at character 1: this escape is not known; write the character itself, or \\\\uXXXX",
        "\\ü   | at character 1: this escape is not known; write the character itself, or \\\\uXXXX",
        "\\u41 | at character 1: \\\\u needs four hexadecimal digits",
        "\\u004g | at character 1: \\\\u needs four hexadecimal digits",
        "a\\u  | at character 2: \\\\u needs four hexadecimal digits",
        "\\u004４ | at character 1: \\\\u needs four hexadecimal digits",
        "\\ud800 | at character 1: it includes surrogates, which are not characters; end one range at \\\\uD7FF and begin the next at \\\\uE000",
        "\\ud83d\\ude00 | at character 1: it includes surrogates, which are not characters; end one range at \\\\uD7FF and begin the next at \\\\uE000",
        "a-\\uffff | at character 1: it includes surrogates, which are not characters; end one range at \\\\uD7FF and begin the next at \\\\uE000",
        "''    | it names no character; write for example \"0-9A-Za-z\""
      })
  void whatIsNoClassBodyIsRefusedWithItsPlace(String body, String message) {
    assertThatThrownBy(() -> Alphabet.of(body))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"\ud83d", "\ude00", "a\ud83d-\ude00", "[", "\\", "-\\", "a-\\", "\\u", "&&"})
  void aBrokenBodyIsNeverAnythingButRefused(String body) {
    assertThatThrownBy(() -> Alphabet.of(body))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("at character ");
  }
}
