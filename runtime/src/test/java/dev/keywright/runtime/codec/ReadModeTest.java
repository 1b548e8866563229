package dev.keywright.runtime.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.binary.BinaryReader;
import dev.keywright.runtime.binary.BinaryString;
import dev.keywright.runtime.text.StringPart;
import dev.keywright.runtime.text.TextReader;
import org.junit.jupiter.api.Test;

/** What a reader checks, and how it refuses. */
class ReadModeTest {
  private static final StringPart TEXT = StringPart.of("text", "a-z").before(',');
  private static final BinaryString BYTES = BinaryString.of("text", "a-z").followed();

  private static String text(String stored, ReadMode mode) {
    return TEXT.read(TextReader.of("column", stored, mode));
  }

  private static String bytes(byte[] stored, ReadMode mode) {
    return BYTES.read(BinaryReader.of("column", stored, mode));
  }

  @Test
  void aQuickReaderLeavesValuesToTheConstructor() {
    assertThat(text("a.b,", ReadMode.QUICK)).isEqualTo("a.b");
    assertThat(bytes(new byte[] {'a', '.', 0, 1}, ReadMode.QUICK)).isEqualTo("a.");
  }

  @Test
  void aCheckingReaderRefusesThemWithoutAReason() {
    assertThat(text("ab,", ReadMode.CHECKING)).isEqualTo("ab");
    assertThatThrownBy(() -> text("a.b,", ReadMode.CHECKING))
        .isInstanceOf(UnexplainedRefusal.class);
    assertThatThrownBy(() -> bytes(new byte[] {'a', '.', 0, 1}, ReadMode.CHECKING))
        .isInstanceOf(UnexplainedRefusal.class);
  }

  @Test
  void anExplainingReaderSaysWhy() {
    assertThatThrownBy(() -> text("a.b,", ReadMode.EXPLAINING))
        .isInstanceOf(MalformedKeyException.class)
        .hasMessageContaining("[a-z]");
    assertThatThrownBy(() -> bytes(new byte[] {'a', '.', 0, 1}, ReadMode.EXPLAINING))
        .isInstanceOf(MalformedKeyException.class)
        .hasMessageContaining("[a-z]");
  }
}
