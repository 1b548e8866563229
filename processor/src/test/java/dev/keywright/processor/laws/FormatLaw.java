package dev.keywright.processor.laws;

import dev.keywright.processor.laws.Design.Column;
import java.util.List;
import java.util.Objects;

/** The encoders write what the format says, character by character and byte by byte. */
record FormatLaw(Tally tally) implements Law {

  @Override
  public void judge(LoadedDesign loaded) {
    loaded.design().columns().stream()
        .filter(column -> !column.isStored())
        .forEach(column -> checkContent(loaded, column));
  }

  private void checkContent(LoadedDesign loaded, Column column) {
    Design design = loaded.design();
    Call encoder = loaded.key().encoder(column.name());
    for (Row row : loaded.rows()) {
      Object expected = design.written(column, row.values());
      Object[] own = design.inputsOf(column).stream().map(row.arguments()::get).toArray();
      for (Object written :
          List.of(
              encoder.on(own),
              loaded.key().column(column, row.key()),
              row.columns().get(column.name()))) {
        if (!Objects.deepEquals(written, expected)) {
          tally.wrong(design, ": ", row, " and not ", Design.shown(expected));
        }
      }
      tally.count(design.form().binary() ? "byte arrays compared" : "texts compared", 3);
    }
  }
}
