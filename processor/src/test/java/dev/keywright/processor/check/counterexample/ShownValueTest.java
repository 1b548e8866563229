package dev.keywright.processor.check.counterexample;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ShownValueTest {
  @Test
  void whatCanBeSeenIsShownAsItIs() {
    assertThat(ShownValue.of(" a~")).isEqualTo("\" a~\"");
    assertThat(ShownValue.of("'\"\\")).isEqualTo("\"'\\\"\\\\\"");
    assertThat(ShownValue.of('\'')).isEqualTo("'\\''");
    assertThat(ShownValue.of('"')).isEqualTo("'\"'");
  }

  @Test
  void allElseIsShownByItsNumber() {
    assertThat(ShownValue.of("\u001f\u007fé")).isEqualTo("\"\\u001f\\u007f\\u00e9\"");
    assertThat(ShownValue.of(new byte[] {0, (byte) 0xca})).isEqualTo("0x00ca");
    assertThat(ShownValue.of(-5L)).isEqualTo("-5");
  }
}
