package dev.keywright.processor.crash;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.CompilerRun;
import dev.keywright.processor.InstalledJdks;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whatever is in a source, the processor says what is wrong with it or writes a key that compiles.
 * {@code -Dcrash.cases} and {@code -Dcrash.seed} ask for more and for others.
 */
class ProcessorNeverCrashesTest {
  private static final int CASES = Integer.getInteger("crash.cases", 120);
  private static final long SEED = Long.getLong("crash.seed", 1);

  @TempDir Path folder;

  @Test
  void notInThisJavac() {
    assertSound("javac", CrashRun.of(new InProcessJavac(), SEED, CASES));
  }

  @Test
  void notInEcj() {
    assertSound(
        "ECJ", CrashRun.of(new InProcessEcj(CompilerRun.classPath(), folder), SEED, CASES / 2));
  }

  private static void assertSound(String compiler, CrashRun run) {
    System.out.printf(
        "crash cases from seed %d with %s: %s, faults: %d%n",
        SEED, compiler, run.outcomes(), run.faults().size());
    assertThat(String.join("\n", run.faults())).isEmpty();
    assertThat(run.outcomes()).containsKeys(Outcome.Kind.values());
  }

  static List<Path> otherJdks() throws IOException {
    Path current = Path.of(System.getProperty("java.home")).toRealPath();
    return InstalledJdks.all().stream().filter(jdk -> !jdk.equals(current)).toList();
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("otherJdks")
  void notInTheJavacOfAnotherJdk(Path jdk) throws Exception {
    Process process =
        new ProcessBuilder(
                jdk.resolve("bin/java").toString(),
                "-cp",
                CompilerRun.classPath(),
                CrashRun.class.getName(),
                Long.toString(SEED),
                Integer.toString(CASES / 2))
            .redirectErrorStream(true)
            .start();
    String output = new String(process.getInputStream().readAllBytes(), UTF_8);

    System.out.printf("crash cases from seed %d with %s: %s", SEED, jdk.getFileName(), output);
    assertThat(process.waitFor()).as(output).isZero();
  }

  /** What must be seen, if it ever happens. */
  @SupportedAnnotationTypes("*")
  private static final class Failing extends AbstractProcessor {
    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      throw new IllegalStateException("not one of us");
    }
  }

  @Test
  void anExceptionWouldBeSeenAndItsSourceShrunk() {
    for (CrashCompiler compiler : compilers()) {
      CrashRun run = new CrashRun(compiler, Failing::new);
      run.judge("one", "class A {}\nclass B {}\n\nclass C {}\n");

      assertThat(run.faults()).singleElement().asString().contains("IllegalStateException");
      assertThat(run.faults().get(0).lines().filter(it -> it.startsWith("class ")))
          .hasSizeLessThan(3);
    }
  }

  private List<CrashCompiler> compilers() {
    return List.of(new InProcessJavac(), new InProcessEcj(CompilerRun.classPath(), folder));
  }

  @Test
  void everyEndIsTold() {
    Map<String, Outcome.Kind> sources =
        Map.of(
            "import dev.keywright.*; record Odd(@PartitionKey(order = 0, pad = 6) int a) {}",
            Outcome.Kind.CLEAN,
            "import dev.keywright.*; record Odd(@PartitionKey(order = 0, pad = 99) int a) {}",
            Outcome.Kind.FINDING,
            "record Odd(Missing a) {}",
            Outcome.Kind.ERROR);

    for (CrashCompiler compiler : compilers()) {
      sources.forEach(
          (source, kind) -> {
            CrashRun run = CrashRun.of(compiler, 0, 0);
            run.judge(source, source);
            assertThat(run.faults()).isEmpty();
            assertThat(run.outcomes()).containsOnlyKeys(kind);
          });
    }
  }
}
