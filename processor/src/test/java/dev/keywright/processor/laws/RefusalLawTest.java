package dev.keywright.processor.laws;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Law 8 of texts that are longer than any other. */
@Tag("full")
class RefusalLawTest {
  private final Tally tally = new Tally("refusals");
  private final RefusalLaw law = new RefusalLaw(tally);

  @Test
  void textsOfOneMegabyteAreWrittenOrRefused() {
    List<LoadedDesign> some =
        CompiledDesigns.everything().stream()
            .filter(loaded -> loaded.design().name().hashCode() % 61 == 0)
            .toList();
    Cores.forEach(some, this::tryLong);
    tally.close();
  }

  private void tryLong(LoadedDesign loaded) {
    for (int part = 0; part < loaded.design().parts().size(); part++) {
      if (loaded.design().parts().get(part).spec().type().equals("String")) {
        for (String unit : List.of("a", "\0", "\uffff")) {
          tryLong(loaded, part, unit.repeat(1 << 20));
        }
      }
    }
  }

  private void tryLong(LoadedDesign loaded, int part, String text) {
    Oracle oracle = loaded.design().parts().get(part).spec().oracle();
    Object[] arguments = loaded.fewRows(1).get(0).arguments().toArray();
    arguments[part] = text;
    tally.count("long texts", 1);
    if (oracle.isLegal(text, loaded.design().place(part))) {
      Object[] stored = loaded.key().make(arguments).columns().values().toArray();
      boolean comesBack = loaded.key().decode(stored).equals(loaded.key().make(arguments));
      tally.check(comesBack, loaded.design(), ": a long text is not decoded");
    } else {
      law.refuse(loaded, part, text, "constructor", () -> loaded.key().make(arguments));
    }
  }
}
