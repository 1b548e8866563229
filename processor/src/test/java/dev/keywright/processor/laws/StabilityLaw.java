package dev.keywright.processor.laws;

import dev.keywright.processor.laws.Design.Column;
import java.util.Objects;

/** Law 7: the same values are the same content, whatever the settings of the machine are. */
record StabilityLaw(Tally tally) implements Law {
  private static final int KEYS = 12;

  @Override
  public void judge(LoadedDesign loaded) {
    loaded.fewRows(KEYS).forEach(row -> check(loaded, row));
  }

  private void check(LoadedDesign loaded, Row row) {
    for (Column column : loaded.design().columns()) {
      if (!column.isStored()) {
        Object expected = loaded.design().written(column, row.values());
        tally.count("columns compared", 1);
        boolean isSame = Objects.deepEquals(expected, row.columns().get(column.name()));
        tally.check(isSame, loaded.design(), ": ", row);
      }
    }
    tally.check(
        loaded.key().decode(row.stored()).equals(row.key()), loaded.design(), ": decode ", row);
  }
}
