package dev.keywright.processor.check.witness;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class JavaLiteralTest {
  @Test
  void whatCanBeSeenIsShownAsItIs() {
    assertThat(JavaLiteral.of(" a~")).isEqualTo("\" a~\"");
    assertThat(JavaLiteral.of("'\"\\")).isEqualTo("\"'\\\"\\\\\"");
    assertThat(JavaLiteral.of('\'')).isEqualTo("'\\''");
    assertThat(JavaLiteral.of('"')).isEqualTo("'\"'");
  }

  @Test
  void allElseIsShownByItsNumber() {
    assertThat(JavaLiteral.of("\u001f\u007fé")).isEqualTo("\"\\u001f\\u007f\\u00e9\"");
    assertThat(JavaLiteral.of(new byte[] {0, (byte) 0xca})).isEqualTo("0x00ca");
    assertThat(JavaLiteral.of(-5L)).isEqualTo("-5");
  }

  @Test
  void severalNamesStandInBraces() {
    assertThat(JavaLiteral.ofAll(List.of("a"))).isEqualTo("\"a\"");
    assertThat(JavaLiteral.ofAll(List.of("a", "b"))).isEqualTo("{\"a\", \"b\"}");
  }
}
