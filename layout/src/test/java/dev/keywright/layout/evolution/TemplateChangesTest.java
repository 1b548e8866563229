package dev.keywright.layout.evolution;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.layout.signature.LayoutSignature;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What becomes of rows when the literals or the copies of a layout change. */
class TemplateChangesTest {

  private static List<Difference> differences(String old, String now) {
    return new LayoutChange(LayoutSignature.parse(old), LayoutSignature.parse(now)).differences();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '`',
      value = {
        "TEXT | PK: \"USER#\" id String~TEXT | PK: \"U#\" id String~\"USER#\" \"\"~\"U#\" \"\"",
        "TEXT | PK: a String \"#\" b String~TEXT | PK: a String \"!\" b String"
            + "~\"\" \"#\" \"\"~\"\" \"!\" \"\"",
        "TEXT | PK: \"A\"~TEXT | PK: \"B\"~\"A\"~\"B\"",
        "TEXT | PK: a String \"#\"~TEXT separator=',' | PK: a String~\"\" \"#\"~\"\" \"\"",
        "BINARY | k: \"t\" a long~BINARY | k: a long~\"t\" \"\"~\"\" \"\"",
        "TEXT | PK escape: a String \"#\" b int pad=2~TEXT | PK: a String \"#\" b int pad=2"
            + "~escape~no escape",
        "TEXT | PK: \"A\" a String | SK: \"B\" a~TEXT | PK: \"A\" a String | SK: \"B\""
            + "~copies of a~no copies",
        "TEXT | PK: \"A\" a String | SK: b int pad=2 \"#\" a"
            + "~TEXT | PK: \"A\" a String | SK: b int pad=2 \"#\"~copies of a~no copies",
      })
  void whatChangesIsBreaking(String old, String now, String before, String after) {
    assertThat(differences(old, now))
        .anySatisfy(
            it -> {
              assertThat(it.old()).isEqualTo(before);
              assertThat(it.now()).isEqualTo(after);
              assertThat(it.compatible()).isFalse();
            });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '`',
      value = {
        "TEXT separator=',' | PK: a String, b String~TEXT | PK: a String \",\" b String",
        "TEXT separator=',' escape | PK: a String, b String~TEXT | PK escape: a String \",\" b String",
        "TEXT | PK: \"A\" a String | SK: \"B\" a~TEXT | PK: \"A\" a String | SK: \"B\" a",
        "TEXT separator=',' | PK: a int pad=2~TEXT separator='#' | PK: a int pad=2",
        "TEXT | PK escape: \"A#\" a String~TEXT | PK: \"A#\" a String",
        "FDB_TUPLE | PK: a String native~TEXT separator=',' | PK: a String",
        "BINARY | PK: a String alphabet=\"a-z\" maxLength=0 native"
            + "~BINARY | PK: a String alphabet=\"b-z\" maxLength=0 unordered native",
      })
  void theSameBytesAreNoBreakingChange(String old, String now) {
    assertThat(differences(old, now)).allMatch(Difference::compatible);
    assertThat(differences(now, old)).allMatch(Difference::compatible);
  }

  @Test
  void aCopyIsComparedOnce() {
    String old = "TEXT | PK: \"A\" a String maxLength=9 | SK: \"B\" a";

    assertThat(differences(old, old.replace("9", "8"))).hasSize(1);
    assertThat(differences(old, old)).isEmpty();
  }
}
