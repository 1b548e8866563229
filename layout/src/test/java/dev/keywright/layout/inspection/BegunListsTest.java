package dev.keywright.layout.inspection;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.layout.inspection.InspectedItem.Outcome;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A list or a map that no key can begin with is malformed, and not cut off. */
class BegunListsTest {
  private static final int LONGEST = 4;

  /** All short columns, each against all that are a little longer. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "p list(element boolean)",
        "p list(element boolean) maxLength=2",
        "p list(a boolean, b int as=DECIMAL width=1)",
      })
  void everyListOfTextIsCalledWhatItIs(String part) {
    KeyInspector inspector = KeyInspector.of("TEXT separator=',' | k: " + part);
    List<String> all = texts("01,x", LONGEST + 4);
    List<String> whole =
        all.stream().filter(it -> outcome(inspector, it) == Outcome.WHOLE).toList();
    assertThat(whole).hasSizeGreaterThan(2);
    for (String text : all) {
      if (text.length() <= LONGEST && outcome(inspector, text) != Outcome.WHOLE) {
        boolean begins = whole.stream().anyMatch(it -> it.startsWith(text));
        if (begins || !text.endsWith(",")) {
          assertThat(outcome(inspector, text))
              .as("%s of %s", text, part)
              .isEqualTo(begins ? Outcome.CUT_OFF : Outcome.WRONG);
        }
      }
    }
  }

  @Test
  void entriesOutOfOrderAreMalformed() {
    KeyInspector inspector =
        KeyInspector.of(
            "BINARY | k: tags map(key int as=UNSIGNED width=3, value int as=UNSIGNED width=3)");

    assertThat(ofBytes(inspector, "000001000009" + "000002000003")).isEqualTo(Outcome.WHOLE);
    assertThat(ofBytes(inspector, "000002000003" + "000001000009")).isEqualTo(Outcome.WRONG);
    assertThat(ofBytes(inspector, "000002000003" + "000002000009")).isEqualTo(Outcome.WRONG);
    assertThat(ofBytes(inspector, "000001000009" + "0000020000")).isEqualTo(Outcome.CUT_OFF);
  }

  @Test
  void tooManyElementsAreMalformed() {
    KeyInspector inspector =
        KeyInspector.of("BINARY | k: ids list(id int as=UNSIGNED width=2) minLength=2 maxLength=2");

    assertThat(ofBytes(inspector, "00010002")).isEqualTo(Outcome.WHOLE);
    assertThat(ofBytes(inspector, "0001")).isEqualTo(Outcome.CUT_OFF);
    assertThat(ofBytes(inspector, "0001000200")).isEqualTo(Outcome.WRONG);
    assertThat(ofBytes(inspector, "000100020003")).isEqualTo(Outcome.WRONG);
  }

  private static Outcome ofBytes(KeyInspector inspector, String column) {
    return outcome(inspector, HexFormat.of().parseHex(column));
  }

  private static Outcome outcome(KeyInspector inspector, Object content) {
    List<InspectedItem> items = inspector.inspect(content).items();
    return items.get(items.size() - 1).outcome();
  }

  private static List<String> texts(String characters, int longest) {
    List<String> all = new ArrayList<>(List.of(""));
    for (int from = 0, length = 1; length <= longest; length++) {
      for (int to = all.size(); from < to; from++) {
        for (int i = 0; i < characters.length(); i++) {
          all.add(all.get(from) + characters.charAt(i));
        }
      }
    }
    return all;
  }
}
