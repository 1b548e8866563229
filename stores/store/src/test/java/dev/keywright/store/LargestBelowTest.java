package dev.keywright.store;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class LargestBelowTest {
  private static final int MOST = 5;

  /** All texts of few characters, among them the ends of each width of UTF-8. */
  private static List<String> texts() {
    int[] characters = {
      0, 1, 'a', 0x7e, 0x7f, 0x80, 0x7ff, 0x800, 0xd7ff, 0xe000, 0xfffe, 0xffff, 0x10000, 0x10fffe,
      0x10ffff
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
  void noTextThatIsShortEnoughIsBetweenItAndTheBound() {
    List<String> candidates =
        texts().stream().filter(text -> text.getBytes(UTF_8).length <= MOST).toList();
    for (String bound : texts()) {
      String below = (String) LargestBelow.of(bound, MOST);
      if (below == null) {
        assertThat(bound).isEmpty();
        continue;
      }
      assertThat(compare(below, bound)).as(bound).isNegative();
      assertThat(below.getBytes(UTF_8).length).as(bound).isLessThanOrEqualTo(MOST);
      assertThat(new String(below.getBytes(UTF_8), UTF_8)).as("a real text").isEqualTo(below);
      for (String candidate : candidates) {
        if (compare(candidate, bound) < 0) {
          assertThat(compare(candidate, below)).as(bound).isLessThanOrEqualTo(0);
        }
      }
    }
  }

  @Test
  void oneCharacterStandsForAllThatCanFollowWhereNoTextHasIt() {
    ColumnCharacters basic =
        StoreLayout.of("TEXT separator=',' | s: a String", StoreRules.of("A store")).characters(0);
    String last = Character.toString(Character.MAX_CODE_POINT);
    List<String> texts = texts();
    List<byte[]> candidates =
        texts.stream().filter(it -> !it.contains(last)).map(it -> it.getBytes(UTF_8)).toList();
    for (int most = MOST; most < 2 * MOST; most++) {
      for (String bound : texts) {
        String below = (String) LargestBelow.of(bound, most, basic);
        assertThat(below == null).isEqualTo(bound.isEmpty());
        if (below == null) {
          continue;
        }
        assertThat(compare(below, bound)).as(bound).isNegative();
        assertThat(below.getBytes(UTF_8).length).as(bound).isLessThanOrEqualTo(most);
        assertThat(below.length()).isLessThanOrEqualTo(bound.length() + last.length());
        byte[] to = bound.getBytes(UTF_8);
        byte[] from = below.getBytes(UTF_8);
        for (byte[] candidate : candidates) {
          if (candidate.length <= most
              && Arrays.compareUnsigned(candidate, to) < 0
              && Arrays.compareUnsigned(candidate, from) > 0) {
            assertThat(new String(candidate, UTF_8)).as("between %s and %s", below, bound).isNull();
          }
        }
      }
    }
  }

  @Test
  void noBytesThatAreShortEnoughAreBetweenThemAndTheBound() {
    byte[] values = {0, 1, 0x7f, -0x80, -2, -1};
    List<byte[]> all = new ArrayList<>(List.of(new byte[0]));
    for (int from = 0; all.get(from).length < 4; from++) {
      for (byte value : values) {
        byte[] longer = Arrays.copyOf(all.get(from), all.get(from).length + 1);
        longer[longer.length - 1] = value;
        all.add(longer);
      }
    }
    for (byte[] bound : all) {
      byte[] below = (byte[]) LargestBelow.of(bound, 3);
      byte[] expected =
          all.stream()
              .filter(it -> it.length <= 3 && Arrays.compareUnsigned(it, bound) < 0)
              .max(Arrays::compareUnsigned)
              .orElse(null);
      // The largest of these few values is the largest of all, unless it ends in one below another.
      if (expected == null || below == null) {
        assertThat(below).isEqualTo(expected);
      } else {
        assertThat(Arrays.compareUnsigned(below, bound)).isNegative();
        assertThat(below).hasSizeLessThanOrEqualTo(3);
        assertThat(Arrays.compareUnsigned(expected, below)).isLessThanOrEqualTo(0);
      }
    }
    assertThat((byte[]) LargestBelow.of(new byte[] {7}, 3)).containsExactly(6, -1, -1);
  }

  @Test
  void integersHaveOneBelow() {
    assertThat(LargestBelow.of(5L, 1)).isEqualTo(4L);
    assertThat(LargestBelow.of(Long.MIN_VALUE, 1)).isNull();
  }
}
