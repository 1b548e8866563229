package dev.keywright.processor.laws;

import dev.keywright.processor.laws.Design.NamedPart;
import java.util.List;
import java.util.Set;

/**
 * Only parts that keep an order can be asked for ranges, and only texts and bytes have beginnings.
 */
record StagesLaw(Tally tally) implements Law {
  private static final Set<String> OF_ORDERED =
      Set.of("between", "atLeast", "greaterThan", "atMost", "lessThan");
  private static final Set<String> OF_TEXT =
      Set.of("between", "atLeast", "greaterThan", "atMost", "lessThan", "startsWith");

  @Override
  public void judge(LoadedDesign loaded) {
    List<NamedPart> parts = loaded.design().parts();
    for (int i = 0; i < parts.size(); i++) {
      PartSpec spec = parts.get(i).spec();
      Set<String> expected =
          !spec.keepsOrder() ? Set.of() : spec.hasBeginnings() ? OF_TEXT : OF_ORDERED;
      Set<String> found = loaded.stages().of(i).questions();
      tally.count("stages", 1);
      tally.check(found.equals(expected), loaded.design(), ": ", found, " and not ", expected);
    }
  }
}
