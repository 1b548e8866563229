package dev.keywright.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class KeyTextsTest {
  private final KeyTexts texts =
      KeyTexts.of(
          "TEXT separator=',' | s: s String native | n: n long native | t: t String native");

  private static Map<String, Object> columns(String s, long n, String t) {
    Map<String, Object> columns = new LinkedHashMap<>();
    columns.put("s", s);
    columns.put("n", n);
    columns.put("t", t);
    return columns;
  }

  @Test
  void eachKeyHasOneTextOfSafeCharacters() {
    Map<String, Map<String, Object>> all = new HashMap<>();
    List<String> parts = List.of("", "a", "a\0", "a/b?c#d", "\u00e9", "%2F", "..");
    for (String s : parts) {
      for (String t : parts) {
        for (long n : new long[] {Long.MIN_VALUE, -1, 0, Long.MAX_VALUE}) {
          Map<String, Object> columns = columns(s, n, t);
          String text = texts.text(() -> columns);
          assertThat(text).matches("[0-9A-Za-z_-]+");
          assertThat(texts.<Map<String, Object>>key(text, it -> it)).isEqualTo(columns);
          assertThat(all.put(text, columns)).isNull();
        }
      }
    }
  }

  @Test
  void anotherTextOfTheSameBytesIsRefused() {
    String text = texts.text(() -> columns("a", 1, "bb"));
    String padded = text + "=".repeat((4 - text.length() % 4) % 4);
    // One byte is 12 bits of base64, of which the last four are of no use.
    assertThat(text).hasSize(18).endsWith("g");
    String otherBits = text.substring(0, text.length() - 1) + "h";
    for (String other : List.of(padded, otherBits, text.substring(2), "", "a b")) {
      assertThatIllegalArgumentException()
          .as(other)
          .isThrownBy(() -> texts.<Object>key(other, it -> it));
    }
  }
}
