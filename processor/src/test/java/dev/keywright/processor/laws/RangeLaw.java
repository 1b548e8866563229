package dev.keywright.processor.laws;

import java.util.List;

/** Law 5: a key is in the range of a scan exactly when its values answer the question. */
record RangeLaw(Tally tally) implements Law {

  @Override
  public void judge(LoadedDesign loaded) {
    List<Row> rows = loaded.rows();
    ScanStages stages = loaded.stages();
    for (int part = 0; part < loaded.design().parts().size(); part++) {
      ScannedPart scanned = new ScannedPart(loaded, stages, part, rows, tally);
      scanned.askAfter(rows.get(0));
      if (part > 0) {
        scanned.askAfter(rows.get(rows.size() - 1));
      }
    }
  }
}
