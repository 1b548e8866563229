package dev.keywright.processor.laws;

import dev.keywright.runtime.Key;
import java.util.List;
import java.util.Optional;

/** Law 3: what was encoded is decoded. */
record InverseLaw(Tally tally) implements Law {

  @Override
  public void judge(LoadedDesign loaded) {
    List<Row> rows = loaded.rows();
    tally.count("keys decoded", rows.size());
    rows.forEach(row -> check(loaded, row));
  }

  private void check(LoadedDesign loaded, Row row) {
    Design design = loaded.design();
    LoadedKey key = loaded.key();
    Key decoded = key.decode(row.stored());
    tally.check(decoded.equals(row.key()), design, ": ", row, " is decoded to ", decoded);
    tally.check(key.decodeColumns(decoded.columns()).equals(decoded), design, ": by columns ", row);
    tally.check(decoded.hashCode() == row.key().hashCode(), design, ": hash code of ", row);
    tally.check(decoded.toString().equals(row.key().toString()), design, ": toString() of ", row);
    tally.check(Row.areSame(key.parts(design, decoded), row.arguments()), design, ": ", row);
    tally.check(
        key.tryDecode(row.stored()).equals(Optional.of(row.key())), design, ": tryDecode ", row);
    tally.check(
        key.ofEntity(row.arguments().toArray()).equals(row.key()), design, ": of entity ", row);
  }
}
