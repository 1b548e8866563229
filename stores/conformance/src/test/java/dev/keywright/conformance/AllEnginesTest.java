package dev.keywright.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AllEnginesTest {
  @TempDir private Path folder;

  private AllEngines engines;

  @BeforeEach
  void start() {
    engines = new AllEngines(folder.resolve("engines"), "this build");
  }

  private static EngineReport report(String engine, String... mismatches) {
    return new EngineReport(
        engine,
        List.of(
            new Outcome("text", 1_900, 96, 300, 16_944, List.of("a", "b"), List.of(), true),
            new Outcome("bytes", 1_900, 44, 100, 3_838, List.of(), List.of(mismatches), true),
            Outcome.notHeld("integers")));
  }

  @Test
  void theTableHasALineForEachEngine() {
    engines.add(report("Store 2.0 on 'this'"));
    engines.add(report("A store", "row 0 is a, but should be b"));

    assertThat(engines.toString().lines())
        .containsExactly(
            "cases  answers    pages     compared  refused mismatches  engine",
            "    2      140      400       20,782        2          1  A store",
            "    2      140      400       20,782        2          0  Store 2.0 on 'this'");
  }

  @Test
  void anEngineThatDidNotRunIsNamed() {
    List<String> wanted = List.of("A store", "Store [0-9.]* on");
    assertThatThrownBy(() -> engines.requireEach(wanted))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("the suite did not run on A store");

    engines.add(report("A store"));
    assertThatThrownBy(() -> engines.requireEach(wanted))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("the suite did not run on Store [0-9.]* on");

    engines.add(report("Store 2.0 on this"));
    assertThatCode(() -> engines.requireEach(wanted)).doesNotThrowAnyException();
  }

  @Test
  void anEngineOfAnEarlierBuildDidNotRun() {
    new AllEngines(folder.resolve("engines"), "an earlier build").add(report("A store"));

    assertThat(engines.toString().lines()).hasSize(1);
    assertThatThrownBy(() -> engines.requireEach(List.of("A store")))
        .isInstanceOf(AssertionError.class);
  }

  @Test
  void aWrongAnswerOfAnyEngineFails() {
    engines.add(report("A store", "row 0 is a, but should be b"));

    assertThatThrownBy(() -> engines.requireEach(List.of()))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("A store");
  }
}
