package dev.keywright.processor.laws;

import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.inspection.Inspection;
import dev.keywright.layout.inspection.KeyInspector;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.processor.laws.Design.NamedPart;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** Whoever has the signature of a generated key reads and writes what the key does. */
record SignatureLaw(Tally tally) implements Law {

  @Override
  public void judge(LoadedDesign loaded) {
    String layout = loaded.key().layout();
    LayoutSignature signature = LayoutSignature.parse(layout);
    LayoutCodec codec = LayoutCodec.of(signature);
    KeyInspector inspector = KeyInspector.of(signature);
    List<Row> rows = loaded.fewRows(40);
    tally.check(signature.toString().equals(layout), loaded.design(), ": ", signature);
    rows.forEach(row -> check(loaded.design(), codec, inspector, row));
    tally.count("keys read and written", rows.size());
  }

  private void check(Design design, LayoutCodec codec, KeyInspector inspector, Row row) {
    Map<String, Object> decoded = codec.decode(row.stored());
    Collection<Object> contents = codec.encode(decoded).values();
    Inspection inspection = inspector.inspect(row.stored());
    tally.check(
        Row.areSame(comparable(decoded.values()), comparable(inRows(design, row.values()))),
        design,
        ": ",
        row,
        " is decoded to ",
        decoded);
    tally.check(Row.areSame(contents, row.columns().values()), design, ": ", row, " is rewritten");
    tally.check(inspection.isComplete(), design, ": ", row, " is explained as\n", inspection);
  }

  // A layout alone knows of a map the rows of its entries.
  static List<Object> inRows(Design design, List<Object> values) {
    List<Object> rows = new ArrayList<>();
    for (NamedPart part : design.parts()) {
      Object value = values.get(rows.size());
      rows.add(part.spec().oracle() instanceof Maps maps ? maps.entries(value) : value);
    }
    return rows;
  }

  // Whole numbers of an oracle are all long.
  static List<Object> comparable(Collection<Object> values) {
    return values.stream().map(SignatureLaw::comparable).toList();
  }

  private static Object comparable(Object value) {
    boolean isWhole = value instanceof Byte || value instanceof Short || value instanceof Integer;
    return isWhole ? (Object) ((Number) value).longValue() : value;
  }
}
