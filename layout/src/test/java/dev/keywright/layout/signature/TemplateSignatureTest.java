package dev.keywright.layout.signature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The grammar of columns with literals: what is read is printed again, and nothing else is read.
 */
class TemplateSignatureTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "TEXT | PK: \"USER#\" userId String alphabet=\"0-9A-Za-z\\\\-\" maxLength=36"
            + " | SK: \"ORDER#\" day LocalDate time=BASIC \"#\" orderId UUID",
        "TEXT | PK: \"USER#\" userId String | SK: \"PROFILE\"",
        "TEXT | PK: \"GAME#\" id String | SK: \"#METADATA#\" id",
        "TEXT | PK: a int pad=6 \"\" b String \"#\"",
        "TEXT | PK escape: a String \"#\" b String",
        "TEXT | PK: escape String \"#\" | SK: \"a\" escape \"#\" DESC String \"!\" native int pad=3",
        "TEXT | PK: bucket count=16 by=MODULO of=at \"ORDER#\" at Instant time=EPOCH_MILLIS",
        "TEXT | PK: \"E#\" bucket count=16 by=HASH hash=MD5 of=at \"#\" | SK: \"T\" at Instant"
            + " time=EPOCH_MILLIS",
        "TEXT separator=',' | PK: \"USER#\" id String | SK: a int pad=6, b String",
        "TEXT separator=',' escape | PK: a String, b String | SK escape: \"X\" b \"#\" c String",
        "TEXT | PK: \"A#\" id String | SK: id",
        "TEXT | \"a b\": \"\\u0000\" id String \"\\u0000\" | n: n long native",
        "BINARY | PK: \"t\" table long \"_r\" handle long",
        "BINARY | PK: \"\\u0080\" id String | SK: id, b int",
        "BINARY | PK: a long \"\\u00ff\"",
      })
  void whatIsReadIsPrintedAgain(String signature) {
    assertThat(LayoutSignature.parse(signature)).hasToString(signature);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '`',
      value = {
        // Two ways to write one layout.
        "TEXT separator=',' | PK: \"USER#\" id String~5~expected \"| PK: ",
        "TEXT | PK: id String~5~expected a separator of the parts, such as \"separator=",
        "TEXT | PK: \"\" id String~5~expected",
        "TEXT | PK: \"A\" id String \"\"~24~expected \"\"",
        "TEXT | PK: \"A\" a int pad=6, b String~26~expected one of the attributes pad, signed",
        "BINARY | PK: a int \"\" b int~18~expected \", b int\"",
        "TEXT | PK escape: \"A\" a int pad=6, b String~33~expected one of the attributes pad, signed",
        // What cannot be written or read back.
        "TEXT | PK: \"A\" a String \"\" b int pad=6~15~a: the next part comes right after it",
        "TEXT | PK: \"A\" a int \"\" b int pad=6~15~a: the next part comes right after it",
        "TEXT | PK: \"A\" a String \"\\u007f\" b int pad=6~15~a: the next literal ends it with a character above",
        "TEXT | PK escape: \"A\" a String \"f\"~22~a: the next literal ends it with a hexa",
        "TEXT | PK: \"A\" a String alphabet=\"a-z#\" \"#\"~15~a: the alphabet holds the separator",
        "TEXT | PK: \"\\ud800\"~11~a literal holds half a surrogate pair",
        "TEXT | PK: \"A\" a String \"#\" a String \"!\"~28~two parts are called a",
        "TEXT | PK: \"A\" a String \"#\" a~29~expected \" \"",
        "TEXT | PK: \"A\" a String | SK: b~31~expected \" \"",
        "BINARY | PK: \"\\u0100\" a long~22~a literal of BINARY holds a character above",
        "TEXT | PK: \"A\" a String | SK: \"B\" n long native~34~n: native is for a column without literals",
        "TEXT | PK: \"A\" u suffix(6) \"#\" a String~15~u: a suffix is the last part of a key",
      })
  void whatIsNoLayoutIsRefused(String signature, int position, String reason) {
    assertThatThrownBy(() -> LayoutSignature.parse(signature))
        .isInstanceOf(MalformedSignatureException.class)
        .hasMessageContaining(reason)
        .extracting(it -> ((MalformedSignatureException) it).position())
        .isEqualTo(position);
  }
}
