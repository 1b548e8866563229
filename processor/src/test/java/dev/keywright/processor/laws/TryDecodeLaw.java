package dev.keywright.processor.laws;

import dev.keywright.runtime.MalformedKeyException;
import java.util.Arrays;

/** {@code tryDecode} is empty exactly where {@code decode} throws. */
record TryDecodeLaw(Tally tally) implements Law {

  @Override
  public void judge(LoadedDesign loaded) {
    Row row = loaded.fewRows(1).get(0);
    for (Object changed : CanonicalLaw.changes(loaded, row, 0)) {
      tryDecode(loaded, CanonicalLaw.with(row.stored(), 0, changed));
    }
  }

  private void tryDecode(LoadedDesign loaded, Object[] columns) {
    boolean isKey;
    try {
      isKey = loaded.key().decode(columns) != null;
    } catch (MalformedKeyException malformed) {
      isKey = false;
    }
    tally.count("decode inputs tried", 1);
    if (loaded.key().tryDecode(columns).isPresent() != isKey) {
      tally.wrong(loaded.design(), ": ", Design.shown(Arrays.asList(columns)));
    }
  }
}
