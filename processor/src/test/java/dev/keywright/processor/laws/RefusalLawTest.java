package dev.keywright.processor.laws;

import dev.keywright.processor.laws.Design.Column;
import dev.keywright.runtime.InvalidPartException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Law 8: a value that a part may not hold is refused everywhere, by the name of the part. */
class RefusalLawTest {
  private final Tally tally = new Tally("refusals");

  @Test
  void illegalValuesAreRefusedWhereverTheyAreGiven() {
    CompiledDesigns.loaded().parallelStream()
        .forEach(
            loaded -> {
              tally.count("layouts", 1);
              for (int part = 0; part < loaded.design().parts().size(); part++) {
                refuseAll(loaded, part);
              }
            });
    tally.close();
  }

  private void refuseAll(LoadedDesign loaded, int part) {
    Row row = loaded.fewRows(1).get(0);
    ScanStages stages = loaded.stages();
    for (Object illegal : illegalArguments(loaded, part)) {
      Object[] arguments = row.arguments().toArray();
      arguments[part] = illegal;
      refuse(loaded, part, illegal, "constructor", () -> loaded.key().make(arguments));
      if (illegal != null || loaded.key().isNullableInEntity(part)) {
        refuse(loaded, part, illegal, "of", () -> loaded.key().ofEntity(arguments));
      }
      encode(loaded, part, arguments);
      scan(loaded, stages, part, row, illegal);
    }
  }

  private static List<Object> illegalArguments(LoadedDesign loaded, int part) {
    List<Object> illegal = new ArrayList<>();
    for (Object value : loaded.design().illegal(part)) {
      illegal.add(loaded.key().argument(part, value));
    }
    if (!loaded.key().isPrimitive(part)) {
      illegal.add(null);
    }
    loaded.key().emptyWrapper(part).ifPresent(illegal::add);
    return illegal;
  }

  private void encode(LoadedDesign loaded, int part, Object[] arguments) {
    Column column = loaded.design().columnOf(part);
    if (!column.isStored()) {
      Object[] own = loaded.design().inputsOf(column).stream().map(it -> arguments[it]).toArray();
      Call encoder = loaded.key().encoder(column.name());
      refuse(loaded, part, arguments[part], "encoder", () -> encoder.on(own));
    }
  }

  private void scan(LoadedDesign loaded, ScanStages stages, int part, Row row, Object illegal) {
    Object scan = stages.before(part, row.arguments());
    ScanStages.Stage stage = stages.of(part);
    refuse(loaded, part, illegal, "equality", () -> stage.equal().on(scan, illegal));
    for (String suffix : stage.suffixes()) {
      Call range = stage.range(suffix);
      if (suffix.equals("Between")) {
        Object legal = row.arguments().get(part);
        refuse(loaded, part, illegal, suffix, () -> range.on(scan, legal, illegal));
        refuse(loaded, part, illegal, suffix, () -> range.on(scan, illegal, legal));
      } else {
        refuse(loaded, part, illegal, suffix, () -> range.on(scan, illegal));
      }
    }
  }

  private void refuse(
      LoadedDesign loaded, int part, Object illegal, String where, Runnable attempt) {
    String name = loaded.design().parts().get(part).name();
    tally.count("values refused", 1);
    try {
      attempt.run();
      tally.wrong(loaded.design(), ": ", where, " takes ", name, " = ", Design.shown(illegal));
    } catch (InvalidPartException expected) {
      boolean namesThePart = expected.part().equals(name) && expected.getMessage().contains(name);
      tally.check(namesThePart, loaded.design(), ": ", where, " says ", expected);
    } catch (RuntimeException | Error e) {
      tally.wrong(loaded.design(), ": ", where, " at ", Design.shown(illegal), " throws ", e);
    }
  }

  @Test
  void textsOfOneMegabyteAreWrittenOrRefused() {
    CompiledDesigns.loaded().parallelStream()
        .filter(loaded -> loaded.design().name().hashCode() % 61 == 0)
        .forEach(this::tryLong);
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
      refuse(loaded, part, text, "constructor", () -> loaded.key().make(arguments));
    }
  }
}
