package dev.keywright.runtime.utf8;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class Utf8Test {

  @Test
  void everyCodePointIsWrittenAsTheJdkWritesIt() {
    byte[] out = new byte[4];
    for (int c = 0; c <= Character.MAX_CODE_POINT; c++) {
      if (c < Character.MIN_SURROGATE || c > Character.MAX_SURROGATE) {
        byte[] expected = Character.toString(c).getBytes(UTF_8);
        int end = Utf8.write(c, out, 0);
        if (Utf8.size(c) != expected.length
            || end != expected.length
            || !Arrays.equals(out, 0, end, expected, 0, end)) {
          assertThat(Arrays.copyOf(out, end)).as(Utf8.named(c)).isEqualTo(expected);
          assertThat(Utf8.size(c)).as(Utf8.named(c)).isEqualTo(expected.length);
        }
      }
    }
    assertThat(out).startsWith("\udbff\udfff".getBytes(UTF_8));
  }

  @Test
  void codePointsAreReadInPairsAndAlone() {
    String text = "a\ud83d\ude00\ud83d";
    for (int i = 0; i < text.length(); i++) {
      assertThat(Utf8.codePointAt(text, i)).isEqualTo(text.codePointAt(i));
    }
  }

  @Test
  void aCodePointIsNamedInFourOrMoreDigits() {
    assertThat(Utf8.named('A')).isEqualTo("U+0041");
    assertThat(Utf8.named(0xE9)).isEqualTo("U+00E9");
    assertThat(Utf8.named(0x1F600)).isEqualTo("U+1F600");
  }
}
