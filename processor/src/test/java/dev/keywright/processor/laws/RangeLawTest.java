package dev.keywright.processor.laws;

import dev.keywright.processor.laws.Design.NamedPart;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RangeLawTest {
  private static final Set<String> OF_ORDERED =
      Set.of("between", "atLeast", "greaterThan", "atMost", "lessThan");
  private static final Set<String> OF_TEXT =
      Set.of("between", "atLeast", "greaterThan", "atMost", "lessThan", "startsWith");

  @Test
  void aScanFindsWhatAFilterFinds() {
    Tally tally = new Tally("ranges");
    CompiledDesigns.judge(tally, RangeLaw::new);
    tally.requireAtLeast(500_000, "memberships checked in TEXT");
    tally.requireAtLeast(500_000, "memberships checked in BINARY");
  }

  @Test
  void onlyOrderedPartsCanBeAskedForRanges() {
    Tally tally = new Tally("what does not compile");
    for (LoadedDesign loaded : CompiledDesigns.loaded()) {
      ScanStages stages = loaded.stages();
      List<NamedPart> parts = loaded.design().parts();
      for (int i = 0; i < parts.size(); i++) {
        PartSpec spec = parts.get(i).spec();
        Set<String> expected =
            !spec.keepsOrder() ? Set.of() : spec.hasBeginnings() ? OF_TEXT : OF_ORDERED;
        Set<String> found = stages.of(i).questions();
        tally.count("stages", 1);
        tally.check(found.equals(expected), loaded.design(), ": ", found, " and not ", expected);
      }
    }
    tally.close();
  }
}
