package dev.keywright.processor.laws;

import dev.keywright.processor.laws.Design.Column;
import dev.keywright.runtime.Key;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Laws 2 and 3: different values, different keys; and what was encoded is decoded. */
class InverseLawTest {

  @Test
  void decodeGivesBackWhatWasEncoded() {
    Tally tally = new Tally("the inverse");
    CompiledDesigns.loaded().parallelStream()
        .forEach(
            loaded -> {
              List<Row> rows = loaded.rows();
              tally.count("layouts", 1);
              tally.count("keys decoded", rows.size());
              rows.forEach(row -> check(loaded, row, tally));
            });
    tally.close();
  }

  private static void check(LoadedDesign loaded, Row row, Tally tally) {
    Design design = loaded.design();
    LoadedKey key = loaded.key();
    Key decoded = key.decode(row.stored());
    tally.check(decoded.equals(row.key()), design, ": ", row, " is decoded to ", decoded);
    tally.check(decoded.hashCode() == row.key().hashCode(), design, ": hash code of ", row);
    tally.check(decoded.toString().equals(row.key().toString()), design, ": toString() of ", row);
    tally.check(Row.areSame(key.parts(design, decoded), row.arguments()), design, ": ", row);
    tally.check(
        key.tryDecode(row.stored()).equals(Optional.of(row.key())), design, ": tryDecode ", row);
    tally.check(
        key.ofEntity(row.arguments().toArray()).equals(row.key()), design, ": of entity ", row);
  }

  @Test
  void theEncodersWriteWhatTheFormatSays() {
    Tally tally = new Tally("the format");
    CompiledDesigns.loaded().parallelStream()
        .forEach(
            loaded -> {
              tally.count("layouts", 1);
              loaded.design().columns().stream()
                  .filter(column -> !column.isStored())
                  .forEach(column -> checkContent(loaded, column, tally));
            });
    tally.close();
  }

  private static void checkContent(LoadedDesign loaded, Column column, Tally tally) {
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
        tally.check(
            Objects.deepEquals(written, expected),
            design,
            ": ",
            row,
            " and not ",
            Design.shown(expected));
      }
      tally.count(design.form().binary() ? "byte arrays compared" : "texts compared", 3);
    }
  }

  @Test
  void differentValuesAreDifferentKeys() {
    Tally tally = new Tally("identity");
    CompiledDesigns.loaded().parallelStream()
        .forEach(
            loaded -> {
              List<Row> rows = loaded.rows();
              Set<Key> keys = rows.stream().map(Row::key).collect(Collectors.toSet());
              Set<List<String>> columns = new HashSet<>();
              rows.forEach(
                  row -> columns.add(row.columns().values().stream().map(Design::shown).toList()));
              tally.count("layouts", 1);
              tally.count("keys told apart", rows.size());
              tally.check(keys.size() == rows.size(), loaded.design(), ": equal keys");
              tally.check(columns.size() == rows.size(), loaded.design(), ": equal columns");
            });
    tally.close();
  }
}
