package dev.keywright.processor.crash;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.CompilerRun;
import dev.keywright.processor.KeywrightProcessor;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sources that once brought the processor down. */
class MendedCrashesTest {
  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "record Odd(@PartitionKey(order = 0, reversed = 1.5) String a) {}",
        "record Odd(@PartitionKey(order = 0, hash = {}, key = \"\", key = KEY) Boolean a) {}",
        "record Odd(@PartitionKey(order = 0) void b, @SortKey UUID a) {}",
        "record Odd(@PartitionKey @EncodedText(as = TextEncoding.TERMINATED) double a) {}"
      })
  void isReportedByTheCompilerOrByUs(String source) {
    assertThat(outcomesOf(source)).doesNotContain(Outcome.Kind.CLEAN);
  }

  @ParameterizedTest
  @ValueSource(strings = "record Odd(@PartitionKey(order = 0, pad = 2) Long Long) {}")
  void isCompiled(String source) {
    assertThat(outcomesOf(source)).containsOnly(Outcome.Kind.CLEAN);
  }

  private Set<Outcome.Kind> outcomesOf(String source) {
    Set<Outcome.Kind> outcomes = EnumSet.noneOf(Outcome.Kind.class);
    for (CrashCompiler compiler :
        List.of(new InProcessJavac(), new InProcessEcj(CompilerRun.classPath(), folder))) {
      CrashRun run = new CrashRun(compiler, KeywrightProcessor::new);
      run.judge("mended", "import dev.keywright.*;\n" + source);

      assertThat(run.faults()).isEmpty();
      outcomes.addAll(run.outcomes().keySet());
    }
    return outcomes;
  }
}
