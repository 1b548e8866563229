package dev.keywright.store.azure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.store.StoreLayout;
import dev.keywright.store.StoreRules;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class Utf16TextOrderTest {
  // Each stands beside a border: of the refused characters, of the surrogates, of the last ones.
  private static final List<String> BASIC =
      List.of(" ", "!", "\"", "$", ".", "0", "~", "\u00a0", "\ud7ff", "\ue000", "\uffff");
  private static final List<String> SUPPLEMENTARY =
      List.of(" ", "!", "~", "\u00a0", "\ud7ff", "\ud800\udc00", "\ud83d\ude00", "\udbff\udfff");
  private static final List<String> OF_BOUNDS =
      Stream.of(
              BASIC.stream(),
              SUPPLEMENTARY.stream(),
              Stream.of("\0", "\u001f", "#", "/", "?", "@", "\\", "]", "\u007f", "\u009f"))
          .flatMap(it -> it)
          .distinct()
          .toList();

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "MIXED")
  void aMovedBoundHasTheSameKeysBelowItForTheStore(Utf16TextOrder text) {
    List<String> keys = texts(text == Utf16TextOrder.BASIC ? BASIC : SUPPLEMENTARY);

    for (String bound : texts(OF_BOUNDS)) {
      String moved = text.bound(bound);
      for (String key : keys) {
        boolean isBelow = moved == null || key.compareTo(moved) < 0;
        assertThat(isBelow)
            .as("%s below %s, moved to %s", key, bound, moved)
            .isEqualTo(ColumnOrder.TEXT.compare(key, bound) < 0);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void aMovedBoundHoldsOnlyCharactersOfKeys(Utf16TextOrder text) {
    for (String bound : texts(OF_BOUNDS)) {
      String moved = text.bound(bound);
      assertThat(moved == null ? "" : moved)
          .as(bound)
          .matches(it -> it.chars().noneMatch(Utf16TextOrder::isForbidden));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a String | BASIC",
        "a int pad=6 | BASIC",
        "a String alphabet=\"a-z\" | BASIC",
        "a String alphabet=\"a-z\\ud83d\\ude00\" | SUPPLEMENTARY",
        "a String alphabet=\"a-z\\ufffd\\ud83d\\ude00\" | MIXED",
        "a int pad=6, b String alphabet=\"a-z\\ud83d\\ude00\" | SUPPLEMENTARY",
        "a String alphabet=\"a-z\\ud83d\\ude00\", b String | MIXED",
      })
  void aColumnTellsWhichCharactersItMayHold(String parts, Utf16TextOrder expected) {
    String layout = "TEXT separator='!' | partitionKey: " + parts;

    assertThat(Utf16TextOrder.of(StoreLayout.of(layout, StoreRules.of("A store")).characters(0)))
        .isEqualTo(expected);
  }

  private static List<String> texts(List<String> characters) {
    List<String> texts = new ArrayList<>(List.of(""));
    texts.addAll(characters);
    for (String first : characters) {
      characters.forEach(second -> texts.add(first + second));
    }
    return texts;
  }
}
