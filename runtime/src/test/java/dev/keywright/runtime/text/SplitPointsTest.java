package dev.keywright.runtime.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SplitPointsTest {

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 7, 8, 9, 14, 15, 16, 32, 64})
  void theBoundariesCutTheSpaceIntoEqualShares(int digits) {
    HashPrefix prefix = HashPrefix.sha256(digits);
    for (int shares : new int[] {1, 2, 3, 10, 15, 16, 100, 255, 256, 1000, 4096}) {
      if (digits > 2 || shares <= (1 << (4 * digits))) {
        List<String> points = prefix.splitPoints(shares);
        assertThat(points).hasSize(shares - 1);
        for (int i = 1; i < shares; i++) {
          assertThat(points.get(i - 1)).isEqualTo(expected(Math.min(digits, 8), i, shares));
        }
        assertThat(points).isSorted().doesNotHaveDuplicates();
      }
    }
  }

  /** 16^width * i / shares, rounded down. */
  private static String expected(int width, int i, int shares) {
    String digits =
        BigInteger.ONE
            .shiftLeft(4 * width)
            .multiply(BigInteger.valueOf(i))
            .divide(BigInteger.valueOf(shares))
            .toString(16);
    return "0".repeat(width - digits.length()) + digits;
  }

  @Test
  void thereCanBeAsManySharesAsPrefixes() {
    assertThat(HashPrefix.md5(1).splitPoints(16))
        .containsExactly("1", "2", "3", "4", "5", "6", "7", "8", "9", "a", "b", "c", "d", "e", "f");
    assertThat(HashPrefix.md5(4).splitPoints(65_536)).doesNotHaveDuplicates().hasSize(65_535);
    assertThat(HashPrefix.md5(4).splitPoints(65_535)).doesNotHaveDuplicates().isSorted();
    assertThat(HashPrefix.md5(4).splitPoints(1)).isEmpty();
  }

  @Test
  void moreSharesThanPrefixesAreRefused() {
    assertThatThrownBy(() -> HashPrefix.md5(1).splitPoints(17))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("splitPoints(17): 1 hexadecimal digits make 1 to 16 shares");
    assertThatThrownBy(() -> HashPrefix.md5(4).splitPoints(0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("splitPoints(0): 4 hexadecimal digits make 1 to 65536 shares");
    assertThatThrownBy(() -> HashPrefix.md5(4).splitPoints(-1))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void theListCannotBeChanged() {
    List<String> points = HashPrefix.md5(4).splitPoints(4);
    assertThat(points).containsExactly("4000", "8000", "c000");
    assertThatThrownBy(() -> points.set(0, "0000"))
        .isInstanceOf(UnsupportedOperationException.class);
  }
}
