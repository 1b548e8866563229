package dev.keywright.processor.laws;

import dev.keywright.processor.laws.Design.NamedPart;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Only parts that keep an order can be asked for ranges, and only texts and bytes have beginnings,
 * ordered or not.
 */
record StagesLaw(Tally tally) implements Law {
  private static final Set<String> OF_ORDERED =
      Set.of("between", "atLeast", "greaterThan", "atMost", "lessThan");

  @Override
  public void judge(LoadedDesign loaded) {
    List<NamedPart> parts = loaded.design().parts();
    for (int i = 0; i < parts.size(); i++) {
      PartSpec spec = parts.get(i).spec();
      Set<String> expected = new TreeSet<>(spec.keepsOrder() ? OF_ORDERED : Set.of());
      if (spec.hasBeginnings()) {
        expected.add("startsWith");
      }
      if (spec.hasDomains()) {
        expected.add("below");
      }
      Set<String> found = loaded.stages().of(i).questions();
      tally.count("stages", 1);
      tally.check(found.equals(expected), loaded.design(), ": ", found, " and not ", expected);
    }
  }
}
