package dev.keywright.store;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class SmallestFromTest {
  private static final int MOST = 4;

  /** All texts of few characters, among them the ends of each width of UTF-8. */
  private static List<String> texts() {
    int[] characters = {
      0, 1, 'a', 0x7f, 0x80, 0x7ff, 0x800, 0xd7ff, 0xe000, 0xffff, 0x10000, 0x10ffff
    };
    List<String> texts = new ArrayList<>(List.of(""));
    for (int from = 0; texts.get(from).codePointCount(0, texts.get(from).length()) < 3; from++) {
      for (int character : characters) {
        texts.add(texts.get(from) + Character.toString(character));
      }
    }
    return texts;
  }

  private static int compare(String a, String b) {
    return Arrays.compareUnsigned(a.getBytes(UTF_8), b.getBytes(UTF_8));
  }

  @Test
  void theSameShortTextsAreBelowTheBoundAndBelowIt() {
    List<String> candidates =
        texts().stream().filter(text -> text.getBytes(UTF_8).length <= MOST).toList();
    for (String bound : texts()) {
      String from = (String) SmallestFrom.of(bound, MOST);
      if (from != null) {
        assertThat(from.getBytes(UTF_8).length).as(bound).isLessThanOrEqualTo(MOST);
        assertThat(new String(from.getBytes(UTF_8), UTF_8)).as("a real text").isEqualTo(from);
      }
      for (String candidate : candidates) {
        assertThat(from == null || compare(candidate, from) < 0)
            .as("%s below %s", candidate, bound)
            .isEqualTo(compare(candidate, bound) < 0);
      }
    }
  }

  @Test
  void aBoundThatIsShortEnoughStays() {
    assertThat(SmallestFrom.of("abcd", MOST)).isEqualTo("abcd");
    assertThat(SmallestFrom.of("", MOST)).isEqualTo("");
    assertThat(SmallestFrom.of(5L, 1)).isEqualTo(5L);
    assertThat((byte[]) SmallestFrom.of(new byte[] {1, 2}, 2)).containsExactly(1, 2);
  }

  @Test
  void bytesThatAreTooLongAreCutAndCountedUp() {
    assertThat((byte[]) SmallestFrom.of(new byte[] {1, 2, 0}, 2)).containsExactly(1, 3);
    assertThat((byte[]) SmallestFrom.of(new byte[] {1, -1, 0}, 2)).containsExactly(2);
    assertThat(SmallestFrom.of(new byte[] {-1, -1, 0}, 2)).isNull();
  }

  @Test
  void aCharacterThatGrowsWhenItIsCountedUpIsCutAgain() {
    assertThat(SmallestFrom.of("abc\u007f!", MOST)).isEqualTo("abd");
  }
}
