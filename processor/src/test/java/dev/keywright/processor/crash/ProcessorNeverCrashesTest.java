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
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whatever is in a source, the processor says what is wrong with it or writes a key that compiles.
 */
class ProcessorNeverCrashesTest {
  private static final int FEW = 60;
  private static final int MANY = 140;

  @TempDir Path folder;

  @TestFactory
  Stream<DynamicTest> onFewSources() throws IOException {
    return onSources(1, 0, FEW);
  }

  @TestFactory
  @Tag("full")
  Stream<DynamicTest> onMoreSources() throws IOException {
    return onSources(1, FEW, MANY);
  }

  /** As many as {@code crash.cases} says, from {@code crash.seed} on. */
  @TestFactory
  @Tag("evidence")
  Stream<DynamicTest> onAsManySourcesAsAreAskedFor() throws IOException {
    return onSources(Long.getLong("crash.seed", 1), 0, Integer.getInteger("crash.cases"));
  }

  // The other compilers get half as many as this javac.
  private Stream<DynamicTest> onSources(long seed, int from, int to) throws IOException {
    InProcessEcj ecj = new InProcessEcj(CompilerRun.classPath(), folder);
    Stream<DynamicTest> here =
        Stream.of(
            DynamicTest.dynamicTest(
                "javac", () -> assertSound("javac", new InProcessJavac(), seed + from, to - from)),
            DynamicTest.dynamicTest(
                "ECJ", () -> assertSound("ECJ", ecj, seed + from / 2, (to - from) / 2)));
    Path current = Path.of(System.getProperty("java.home")).toRealPath();
    Stream<DynamicTest> elsewhere =
        InstalledJdks.all().stream()
            .filter(jdk -> !jdk.equals(current))
            .map(
                jdk ->
                    DynamicTest.dynamicTest(
                        jdk.getFileName().toString(),
                        () -> assertSound(jdk, seed + from / 2, (to - from) / 2)));
    return Stream.concat(here, elsewhere);
  }

  private static void assertSound(String name, CrashCompiler compiler, long seed, int cases) {
    CrashRun run = CrashRun.of(compiler, seed, cases);
    System.out.printf(
        "crash cases, %d from seed %d with %s: %s, faults: %d%n",
        cases, seed, name, run.outcomes(), run.faults().size());
    assertThat(String.join("\n", run.faults())).isEmpty();
    assertThat(run.outcomes()).containsKeys(Outcome.Kind.values());
  }

  private static void assertSound(Path jdk, long seed, int cases) throws Exception {
    Process process =
        new ProcessBuilder(
                jdk.resolve("bin/java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                CompilerRun.classPath(),
                CrashRun.class.getName(),
                Long.toString(seed),
                Integer.toString(cases))
            .redirectErrorStream(true)
            .start();
    String output = new String(process.getInputStream().readAllBytes(), UTF_8);

    System.out.printf(
        "crash cases, %d from seed %d with %s: %s", cases, seed, jdk.getFileName(), output);
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
