package dev.keywright.analysis.infer;

import dev.keywright.analysis.KeyText;
import dev.keywright.layout.inspection.KeyInspector;
import dev.keywright.layout.signature.ColumnSignature;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.PartSignature;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Takes layouts of BINARY that read the same values from the same places of all keys for one
 * answer: a length in one byte and a length as a varint, or a number without a sign and one that is
 * never negative. They differ only in values that no key has.
 */
final class SameReadings {
  private static final int WITNESSES = 24;

  private SameReadings() {}

  /** Keeps the shortest answer of each reading, with a doubt for each other layout of it. */
  static List<Answer> merged(List<Answer> sorted) {
    List<Answer> kept = new ArrayList<>();
    for (Answer answer : sorted) {
      int same = 0;
      while (same < kept.size() && !areSame(kept.get(same), answer)) {
        same++;
      }
      if (same == kept.size()) {
        kept.add(answer);
      } else {
        String other = String.join(" and ", answer.signatures());
        kept.set(
            same,
            kept.get(same)
                .doubted("Another layout reads the same values from all keys: " + other + "."));
      }
    }
    return kept;
  }

  private static boolean areSame(Answer a, Answer b) {
    if (a.kinds().size() != b.kinds().size() || a.signatures().equals(b.signatures())) {
      return false;
    }
    for (int i = 0; i < a.kinds().size(); i++) {
      if (!areSame(a.kinds().get(i), b.kinds().get(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean areSame(Explanation a, Explanation b) {
    LayoutSignature own = a.reader().signature();
    LayoutSignature other = b.reader().signature();
    // Numbers of TEXT with and without zeros in front soon write other keys: both are shown.
    boolean areBinary =
        own.format() == LayoutFormat.BINARY && other.format() == LayoutFormat.BINARY;
    if (!areBinary || !names(own).equals(names(other))) {
      return false;
    }
    return haveSameScatter(own, other)
        && a.keys().equals(b.keys())
        && haveSameValues(a, b)
        && cuts(own, a.keys()).equals(cuts(other, b.keys()));
  }

  private static List<String> names(LayoutSignature layout) {
    return layout.parts().map(PartSignature::name).toList();
  }

  private static boolean haveSameScatter(LayoutSignature a, LayoutSignature b) {
    return a.columns().stream()
            .map(ColumnSignature::bucket)
            .toList()
            .equals(b.columns().stream().map(ColumnSignature::bucket).toList())
        && a.parts()
            .map(PartSignature::hash)
            .toList()
            .equals(b.parts().map(PartSignature::hash).toList());
  }

  private static boolean haveSameValues(Explanation a, Explanation b) {
    List<PartSignature> own = a.reader().signature().parts().toList();
    List<PartSignature> other = b.reader().signature().parts().toList();
    for (int key = 0; key < a.keys().size(); key++) {
      Map<String, Object> as = a.values().get(key);
      Map<String, Object> bs = b.values().get(key);
      for (int i = 0; i < own.size(); i++) {
        String name = own.get(i).name();
        Object one = value(own.get(i), Objects.requireNonNull(as.get(name)));
        if (!one.equals(value(other.get(i), Objects.requireNonNull(bs.get(name))))) {
          return false;
        }
      }
    }
    return true;
  }

  /** A value that is equal for equal numbers, whatever Java type they have. */
  private static Object value(PartSignature part, Object value) {
    if (value instanceof byte[] bytes) {
      return KeyText.ofValue(bytes);
    }
    if (part.kind() != Kind.WHOLE) {
      return value;
    }
    long number = ((Number) value).longValue();
    int bytes = part.type().bytes();
    boolean isOfBits = part.encoding().number().filter(form -> form.isOfBits(bytes)).isPresent();
    if (!isOfBits || number >= 0) {
      return number;
    }
    return bytes == Long.BYTES
        ? Long.toUnsignedString(number)
        : Long.valueOf(number & -1L >>> (Long.SIZE - Byte.SIZE * bytes));
  }

  /** Where the items of some keys begin. */
  private static List<String> cuts(LayoutSignature layout, List<SampledKey> keys) {
    KeyInspector inspector = KeyInspector.of(layout);
    List<String> cuts = new ArrayList<>();
    for (SampledKey key : keys.subList(0, Math.min(WITNESSES, keys.size()))) {
      Object[] contents = new Object[key.columns()];
      for (int i = 0; i < contents.length; i++) {
        contents[i] = key.column(i);
      }
      inspector
          .inspect(contents)
          .items()
          .forEach(item -> cuts.add(item.column() + item.kind() + item.position()));
    }
    return cuts;
  }
}
