package dev.keywright.processor.laws;

import dev.keywright.processor.laws.Design.Column;
import dev.keywright.processor.laws.Design.NamedPart;
import dev.keywright.runtime.KeyRange;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * The characters that bounds in a column may have: those that its keys have, the separator, and
 * what comes next after either.
 */
final class BoundCharacters {
  private final BitSet written = new BitSet();
  private final List<NamedPart> texts = new ArrayList<>();
  private final List<Place> places = new ArrayList<>();

  BoundCharacters(Design design, Column column, List<Row> rows) {
    written.set(design.separator());
    written.set('0', '9' + 1);
    if (design.form().bucket().isPresent()) {
      // What ends a bucket, unless the separator is above it.
      "Aa~".chars().forEach(written::set);
    }
    rows.forEach(row -> ((String) row.columns().get(column.name())).chars().forEach(written::set));
    for (int i : design.partsOf(column)) {
      PartSpec spec = design.parts().get(i).spec();
      if (spec.oracle() instanceof Texts || spec.oracle() instanceof Characters) {
        texts.add(design.parts().get(i));
        places.add(design.place(i));
      } else if (spec.hash().isPresent() || !(spec.oracle() instanceof WholeNumbers)) {
        written.set('a', 'f' + 1);
      }
      if (spec.hash().isPresent() || design.escape()) {
        written.set('a', 'f' + 1);
      }
    }
  }

  boolean areIn(KeyRange<?> range) {
    return isAllowed(range.from()) && (range.to() == null || isAllowed(range.to()));
  }

  private boolean isAllowed(Object bound) {
    return ((String) bound).codePoints().allMatch(c -> isKnown(c) || isKnown(before(c)));
  }

  private static int before(int c) {
    return c == Character.MAX_SURROGATE + 1 ? Character.MIN_SURROGATE - 1 : c - 1;
  }

  private boolean isKnown(int c) {
    if (c < 0 || (c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE)) {
      return false;
    }
    return written.get(c) || isLegalInText(c);
  }

  private boolean isLegalInText(int c) {
    for (int i = 0; i < texts.size(); i++) {
      Oracle oracle = texts.get(i).spec().oracle();
      boolean isText = oracle instanceof Texts;
      if (isText || c <= Character.MAX_VALUE) {
        Object value = isText ? (Object) Character.toString(c) : (Object) (char) c;
        if (oracle.isLegalBeginning(value, places.get(i))) {
          return true;
        }
      }
    }
    return false;
  }
}
