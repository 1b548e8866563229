package dev.keywright.analysis;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.PartSignature;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Keys as texts: shown as HBase shows them, and never confused. */
class KeyTextTest {

  @Test
  void bytesAreShownAsTheShellOfHBaseShowsThem() {
    assertThat(KeyText.shown(new byte[] {0, 'a', (byte) 0xff, '\\', ' ', '~', 0x7f, '\n'}))
        .isEqualTo("\\x00a\\xFF\\x5C ~\\x7F\\x0A");
    assertThat(KeyText.shown("é|".getBytes(UTF_8))).isEqualTo("\\xC3\\xA9|");
  }

  @Test
  void headsCompareAsUnsignedBytes() {
    SplittableRandom random = new SplittableRandom(7);
    for (int i = 0; i < 10_000; i++) {
      byte[] a = new byte[random.nextInt(4)];
      byte[] b = new byte[random.nextInt(4)];
      random.nextBytes(a);
      random.nextBytes(b);
      assertThat(Integer.signum(KeyText.head(a).compareTo(KeyText.head(b))))
          .isEqualTo(Integer.signum(Arrays.compareUnsigned(a, b)));
      assertThat(KeyText.bytes(KeyText.head(a))).isEqualTo(a);
    }
  }

  @Test
  void longKeysThatDifferAtTheirEndAreDifferent() {
    byte[] a = "x".repeat(300).getBytes(UTF_8);
    byte[] b = a.clone();
    b[299]++;
    assertThat(KeyText.head(a)).isEqualTo(KeyText.head(b)).hasSize(KeyText.LONGEST_HEAD);
    assertThat(KeyText.identity(a, KeyText.head(a)))
        .isNotEqualTo(KeyText.identity(b, KeyText.head(b)));
    assertThat(KeyText.shown(KeyText.identity(a, KeyText.head(a))))
        .isEqualTo("x".repeat(256) + "...");
  }

  @Test
  void numbersWithoutASignAreNeverNegative() {
    String[][] numbers = {
      {"byte as=UNSIGNED width=1", "255"},
      {"short as=UNSIGNED width=2", "65535"},
      {"int as=LITTLE_ENDIAN width=4", "4294967295"},
      {"long as=UNSIGNED width=8", "18446744073709551615"},
      {"int as=TWOS_COMPLEMENT width=4", "-1"},
      {"long as=UNSIGNED width=3", "-1"},
      {"int", "-1"},
    };
    for (String[] number : numbers) {
      PartSignature part =
          LayoutSignature.parse("BINARY | k: n " + number[0]).parts().findFirst().orElseThrow();
      Object value =
          switch (part.type().bytes()) {
            case 1 -> (byte) -1;
            case 2 -> (short) -1;
            case 4 -> -1;
            default -> -1L;
          };
      assertThat(KeyText.ofValue(part, value)).as(number[0]).isEqualTo(number[1]);
    }
  }

  @Test
  void listsOfDifferentElementsHaveDifferentTexts() {
    assertThat(KeyText.ofValue(List.of(1, 2))).isEqualTo("[1, 2]");
    assertThat(KeyText.ofValue(List.of())).isEqualTo("[]");
    assertThat(KeyText.ofValue(List.of(""))).isEqualTo("[\"\"]");
    assertThat(KeyText.ofValue(List.of("a, b", "\"\\"))).isEqualTo("[\"a, b\", \"\\\"\\\\\"]");
    assertThat(KeyText.ofValue(List.of(new byte[] {0, -1}))).isEqualTo("[00ff]");
    assertThat(KeyText.ofValue(List.of(List.of("a", "[]")))).isEqualTo("[[a, \"[]\"]]");
  }
}
