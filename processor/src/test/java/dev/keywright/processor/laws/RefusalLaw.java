package dev.keywright.processor.laws;

import dev.keywright.processor.laws.Design.Column;
import dev.keywright.runtime.InvalidPartException;
import java.util.ArrayList;
import java.util.List;

/** Law 8: a value that a part may not hold is refused everywhere, by the name of the part. */
record RefusalLaw(Tally tally) implements Law {

  @Override
  public void judge(LoadedDesign loaded) {
    for (int part = 0; part < loaded.design().parts().size(); part++) {
      refuseAll(loaded, part);
    }
  }

  private void refuseAll(LoadedDesign loaded, int part) {
    Row row = loaded.fewRows(1).get(0);
    ScanStages stages = loaded.stages();
    Oracle oracle = loaded.design().parts().get(part).spec().oracle();
    Place place = loaded.design().place(part);
    List<Object> rounded = new ArrayList<>();
    List<Object> refused = new ArrayList<>();
    for (Object illegal : loaded.design().illegal(part)) {
      (oracle.isRounded(illegal, place) ? rounded : refused).add(illegal);
    }
    for (Object illegal : rounded) {
      refuseInKey(loaded, part, row, loaded.key().argument(part, illegal));
    }
    for (Object illegal : illegalArguments(loaded, part, refused)) {
      Object[] arguments = refuseInKey(loaded, part, row, illegal);
      if (illegal != null || loaded.key().isNullableInEntity(part)) {
        refuse(loaded, part, illegal, "of", () -> loaded.key().ofEntity(arguments));
      }
      scan(loaded, stages, part, row, illegal);
    }
    refuseBeginnings(loaded, stages, part, row);
  }

  /** Refuses a value that no key may have, whatever an entity may. */
  private Object[] refuseInKey(LoadedDesign loaded, int part, Row row, Object illegal) {
    Object[] arguments = row.arguments().toArray();
    arguments[part] = illegal;
    refuse(loaded, part, illegal, "constructor", () -> loaded.key().make(arguments));
    encode(loaded, part, arguments);
    return arguments;
  }

  // A text may be too short for a value and long enough for the beginning of one.
  private void refuseBeginnings(LoadedDesign loaded, ScanStages stages, int part, Row row) {
    if (stages.of(part).questions().contains("startsWith")) {
      Oracle oracle = loaded.design().parts().get(part).spec().oracle();
      Place place = loaded.design().place(part);
      List<Object> refused = new ArrayList<>(loaded.design().illegal(part));
      refused.removeIf(it -> oracle.isLegalBeginning(it, place));
      refused.add(null);
      Object scan = stages.before(part, row.arguments());
      Call startsWith = stages.of(part).range("startsWith");
      for (Object illegal : refused) {
        refuse(
            loaded,
            part,
            illegal,
            "startsWith",
            () -> startsWith.on(scan, loaded.key().beginning(part, illegal)));
      }
    }
  }

  private static List<Object> illegalArguments(LoadedDesign loaded, int part, List<Object> values) {
    List<Object> illegal = new ArrayList<>();
    for (Object value : values) {
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
    for (String question : stage.questions()) {
      if (question.equals("startsWith") || question.equals("below")) {
        continue;
      }
      Call range = stage.range(question);
      if (question.equals("between")) {
        Object legal = row.arguments().get(part);
        refuse(loaded, part, illegal, question, () -> range.on(scan, legal, illegal));
        refuse(loaded, part, illegal, question, () -> range.on(scan, illegal, legal));
      } else {
        refuse(loaded, part, illegal, question, () -> range.on(scan, illegal));
      }
    }
  }

  void refuse(LoadedDesign loaded, int part, Object illegal, String where, Runnable attempt) {
    String name = loaded.design().parts().get(part).name();
    tally.count("values refused", 1);
    try {
      attempt.run();
      tally.wrong(loaded.design(), ": ", where, " takes ", name, " = ", Design.shown(illegal));
    } catch (InvalidPartException expected) {
      // Of a map, the message says whether a key or a value is refused, and of a record, which
      // part.
      Oracle oracle = loaded.design().parts().get(part).spec().oracle();
      boolean isOfSeveral =
          oracle instanceof Maps
              || (oracle instanceof Lists list && list.element().is(PartSpec.Trait.WRAPPED));
      boolean isNamed =
          expected.part().equals(name) || (isOfSeveral && expected.part().startsWith(name + "."));
      boolean namesThePart = isNamed && expected.getMessage().contains(name);
      tally.check(namesThePart, loaded.design(), ": ", where, " says ", expected);
    } catch (RuntimeException | Error e) {
      tally.wrong(loaded.design(), ": ", where, " at ", Design.shown(illegal), " throws ", e);
    }
  }
}
