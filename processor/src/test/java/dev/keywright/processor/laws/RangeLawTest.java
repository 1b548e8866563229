package dev.keywright.processor.laws;

import dev.keywright.processor.laws.Design.NamedPart;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Law 5: a key is in the range of a scan exactly when its values answer the question. */
class RangeLawTest {
  private static final Set<String> OF_ORDERED =
      Set.of("Between", "AtLeast", "GreaterThan", "AtMost", "LessThan");
  private static final Set<String> OF_TEXT =
      Set.of("Between", "AtLeast", "GreaterThan", "AtMost", "LessThan", "StartsWith");

  @Test
  void aScanFindsWhatAFilterFinds() {
    Tally tally = new Tally("ranges");
    CompiledDesigns.loaded().parallelStream().forEach(loaded -> scan(loaded, tally));
    tally.requireAtLeast(500_000, "memberships checked in TEXT");
    tally.requireAtLeast(500_000, "memberships checked in BINARY");
    tally.close();
  }

  private static void scan(LoadedDesign loaded, Tally tally) {
    tally.count("layouts", 1);
    List<Row> rows = loaded.rows();
    ScanStages stages = loaded.stages();
    for (int part = 0; part < loaded.design().parts().size(); part++) {
      ScannedPart scanned = new ScannedPart(loaded, stages, part, rows, tally);
      scanned.askAfter(rows.get(0));
      if (part > 0) {
        scanned.askAfter(rows.get(rows.size() - 1));
      }
    }
  }

  @Test
  void onlyOrderedPartsHaveRangeMethods() {
    Tally tally = new Tally("what does not compile");
    for (LoadedDesign loaded : CompiledDesigns.loaded()) {
      ScanStages stages = loaded.stages();
      List<NamedPart> parts = loaded.design().parts();
      for (int i = 0; i < parts.size(); i++) {
        PartSpec spec = parts.get(i).spec();
        Set<String> expected =
            !spec.keepsOrder() ? Set.of() : spec.hasBeginnings() ? OF_TEXT : OF_ORDERED;
        Set<String> found = stages.of(i).suffixes();
        tally.count("stages", 1);
        tally.check(found.equals(expected), loaded.design(), ": ", found, " and not ", expected);
      }
    }
    tally.close();
  }
}
