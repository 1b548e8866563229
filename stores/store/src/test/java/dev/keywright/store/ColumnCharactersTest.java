package dev.keywright.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ColumnCharactersTest {
  private static final int LAST = Character.MAX_CODE_POINT;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "TEXT separator='!' ; a String | true | false",
        "TEXT separator='!' ; a String alphabet=\"a-z\", b String alphabet=\"a-z\" | false | false",
        "TEXT separator='!' ; a int pad=6 | false | false",
        "TEXT separator='!' ; a String alphabet=\"a\\udbff\\udfff\" | false | true",
        "TEXT separator='!' ; a enum(A=\"a\" B=\"\\uff0c\") | true | false",
        "TEXT separator='!' ; a list(element String alphabet=\"a\\udbff\\udfff\") | false | true",
        "TEXT separator='!' ; a list(element String alphabet=\"a-z\") | false | false",
      })
  void aColumnTellsWhichCharactersItsTextsMayHold(
      String layout, boolean mayHoldLastBasic, boolean mayHoldLast) {
    ColumnCharacters characters =
        StoreLayout.of(layout.replace(";", "| partitionKey:"), StoreRules.of("A store"))
            .characters(0);

    assertThat(characters.mayHold('!', '~')).isTrue();
    assertThat(characters.mayHold(0xff0c, 0xffff)).isEqualTo(mayHoldLastBasic);
    assertThat(characters.mayHold(LAST, LAST)).isEqualTo(mayHoldLast);
    assertThat(characters.mayHold(0x10000, LAST)).isEqualTo(mayHoldLast);
  }

  @Test
  void theTextsOfAFamilyMayHoldWhatThoseOfAnyMemberMay() {
    StoreRules rules = StoreRules.of("A store");
    String plain = "TEXT separator='!' | s: a String";
    String wide = "TEXT separator='!' | s: b String alphabet=\"a\\udbff\\udfff\"";

    StoreLayout family = StoreLayout.of(List.of(plain, wide), rules);

    assertThat(family.text()).isEqualTo(plain);
    assertThat(family.characters(0).mayHold(LAST, LAST)).isTrue();
    assertThat(StoreLayout.of(List.of(plain), rules).characters(0).mayHold(LAST, LAST)).isFalse();
    assertThatThrownBy(
            () -> StoreLayout.of(List.of(plain, "TEXT separator='!' | t: a String"), rules))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("the layouts of a family have the same columns");
  }
}
