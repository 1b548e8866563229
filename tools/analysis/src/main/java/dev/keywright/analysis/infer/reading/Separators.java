package dev.keywright.analysis.infer.reading;

import dev.keywright.analysis.infer.sample.Bytes;
import dev.keywright.analysis.infer.sample.ColumnSample;
import dev.keywright.analysis.infer.sample.ItemBoundary;
import java.util.ArrayList;
import java.util.List;

/** The bytes that can end a part, because every key has them. */
final class Separators {
  private static final char LAST = '~';

  private Separators() {}

  /** The cuts before the next such bytes after a cut. */
  static List<ItemBoundary> after(ColumnSample sample, ItemBoundary cut) {
    List<ItemBoundary> cuts = new ArrayList<>();
    boolean[] inFirst = new boolean[256];
    byte[] first = sample.content(0);
    for (int i = cut.at(0); i < first.length; i++) {
      inFirst[first[i] & 0xFF] = true;
    }
    for (int b = 0; b <= LAST; b++) {
      if (inFirst[b] && !Bytes.isLetterOrDigit((byte) b)) {
        int[] offsets = next(sample, cut, (byte) b);
        if (offsets.length > 0) {
          cuts.add(new ItemBoundary(offsets));
        }
      }
    }
    return cuts;
  }

  private static int[] next(ColumnSample sample, ItemBoundary cut, byte end) {
    int[] offsets = new int[sample.size()];
    for (int key = 0; key < offsets.length; key++) {
      byte[] content = sample.content(key);
      int at = cut.at(key);
      while (at < content.length && content[at] != end) {
        at++;
      }
      if (at == content.length) {
        return new int[0];
      }
      offsets[key] = at;
    }
    return offsets;
  }
}
