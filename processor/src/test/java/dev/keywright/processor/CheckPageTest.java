package dev.keywright.processor;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import org.junit.jupiter.api.Test;

class CheckPageTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private int print(String... arguments) {
    return CheckPage.print(
        arguments, new PrintStream(out, true, UTF_8), new PrintStream(err, true, UTF_8));
  }

  @Test
  void anIdOrANameGivesItsPage() {
    assertThat(print("KW104")).isZero();
    assertThat(out.toString(UTF_8)).startsWith("# KW104 separator-above-alphabet\n");
    out.reset();
    assertThat(print("separator-above-alphabet")).isZero();
    assertThat(out.toString(UTF_8)).startsWith("# KW104 separator-above-alphabet\n");
    assertThat(err.toString(UTF_8)).isEmpty();
  }

  @Test
  void withoutANameAllChecksAreListed() {
    assertThat(print()).isZero();
    assertThat(out.toString(UTF_8)).startsWith("# The checks\n").contains("| [KW503](");
  }

  @Test
  void anUnknownNameIsRefusedWithTheOneThatWasMeant() {
    assertThat(print("separator-above-alphabets")).isEqualTo(2);
    assertThat(out.toString(UTF_8)).isEmpty();
    assertThat(err.toString(UTF_8))
        .isEqualToIgnoringNewLines(
            "separator-above-alphabets is not a check: did you mean KW104"
                + " (separator-above-alphabet)? Without a name, all are listed.");
  }
}
