package dev.keywright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One notation of a byte is printed, {@code \xFF}; a layout may have it in any. */
class ByteNotationTest {
  private static final String LAYOUT = "BINARY | k: \"%s\" id byte";

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"\\xFE", "\\xfe", "\\u00fe", "\\u00FE"})
  void aByteOfALayoutIsReadInEachNotation(String written) throws Exception {
    String line = LAYOUT.formatted(written);
    Path file = Files.writeString(folder.resolve("layout.txt"), line);

    for (String layout : new String[] {line, "@" + file}) {
      Run run = Run.of("explain", "--layout", layout, "\\xFE\\x85");

      assertThat(run.code()).isZero();
      assertThat(run.out()).contains("\\xFE", "id").doesNotContain("\\xfe");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", "\\x61", "\\u0061"})
  void aPrintableByteIsReadAsItsCharacter(String written) throws Exception {
    Run run = Run.of("explain", "--layout", LAYOUT.formatted(written), "a\\x85");

    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("5");
  }

  @Test
  void anEscapedBackslashBeginsNoByte() throws Exception {
    Run run = Run.of("explain", "--layout", LAYOUT.formatted("\\\\xFE"), "\\x5CxFE\\x85");

    assertThat(run.code()).isZero();
  }
}
