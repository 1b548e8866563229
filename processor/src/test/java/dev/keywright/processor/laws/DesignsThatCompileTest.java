package dev.keywright.processor.laws;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What compiles is what the order theorem allows, neither more nor less. */
class DesignsThatCompileTest {

  @Test
  void exactlyTheDesignsThatMisorderOrCollideAreRefused() {
    Tally tally = new Tally("the order theorem");
    for (Design design : Designs.all()) {
      Set<String> expected = OrderTheorem.refusals(design);
      Set<String> found = CompiledDesigns.errors(design);
      tally.count("layouts judged", 1);
      tally.count("refused", found.isEmpty() ? 0 : 1);
      tally.check(found.equals(expected), design, " gets ", found, " and not ", expected);
    }
    tally.close();
  }

  @Test
  void onlyATextThatIsReversedAndCalledOrderedIsWarnedOf() {
    Tally tally = new Tally("silence");
    for (Design design : Designs.all()) {
      boolean isSound = CompiledDesigns.errors(design).isEmpty();
      Set<String> expected =
          isSound && EntitySource.isWarnedOf(design) ? Set.of("KW111") : Set.of();
      Set<String> found = isSound ? CompiledDesigns.warnings(design) : Set.of();
      tally.count("layouts judged", 1);
      tally.check(found.equals(expected), design, " gets ", found, " and not ", expected);
    }
    tally.close();
  }

  @Test
  void theyCompileWithoutAWarningOfTheCompiler() {
    List<LoadedDesign> loaded = CompiledDesigns.loaded();
    Tally tally = new Tally("clean code");
    tally.count("layouts compiled", loaded.size());
    tally.close();
  }
}
