package dev.keywright.analysis.infer.search;

import dev.keywright.analysis.KeyText;
import dev.keywright.analysis.infer.sample.SampledKey;
import dev.keywright.layout.inspection.KeyInspector;
import dev.keywright.layout.signature.ColumnSignature;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.PartSignature;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Takes layouts of BINARY that read the same values from the same places of all keys for one
 * answer: a length in one byte and a length as a varint, or a number without a sign and one that is
 * never negative. They differ only in values that no key has.
 */
final class SameReadings {
  private static final int WITNESSES = 24;
  private static final String SAME = "all keys have the same values.";

  private SameReadings() {}

  /** Keeps the shortest answer of each reading, and notes how the other layouts of it differ. */
  static List<Answer> merged(List<Answer> sorted) {
    List<Answer> kept = new ArrayList<>();
    for (Answer answer : sorted) {
      OptionalInt same =
          IntStream.range(0, kept.size()).filter(it -> areSame(kept.get(it), answer)).findFirst();
      if (same.isEmpty()) {
        kept.add(answer);
      } else {
        kept.set(
            same.getAsInt(),
            kept.get(same.getAsInt()).noted(notes(kept.get(same.getAsInt()), answer)));
      }
    }
    return kept;
  }

  private static List<String> notes(Answer answer, Answer other) {
    List<String> notes = new ArrayList<>();
    for (int kind = 0; kind < answer.kinds().size(); kind++) {
      String title = answer.kinds().size() > 1 ? "In kind " + (kind + 1) + ": " : "";
      List<PartSignature> own = answer.kinds().get(kind).reader().signature().parts().toList();
      List<PartSignature> others = other.kinds().get(kind).reader().signature().parts().toList();
      for (int i = 0; i < own.size(); i++) {
        String form = others.get(i).named("").toString().trim();
        if (!own.get(i).named("").toString().trim().equals(form)) {
          notes.add(title + own.get(i).name() + " could also be " + form + ": " + SAME);
        }
      }
    }
    return notes;
  }

  private static boolean areSame(Answer a, Answer b) {
    return a.kinds().size() == b.kinds().size()
        && !a.signatures().equals(b.signatures())
        && IntStream.range(0, a.kinds().size())
            .allMatch(kind -> areSame(a.kinds().get(kind), b.kinds().get(kind)));
  }

  private static boolean areSame(ExplainedKeys a, ExplainedKeys b) {
    LayoutSignature own = a.reader().signature();
    LayoutSignature other = b.reader().signature();
    // Numbers of TEXT with and without zeros in front soon write other keys: both are shown.
    return own.format() == LayoutFormat.BINARY
        && other.format() == LayoutFormat.BINARY
        && all(own.parts(), PartSignature::name).equals(all(other.parts(), PartSignature::name))
        && all(own.columns().stream(), ColumnSignature::bucket)
            .equals(all(other.columns().stream(), ColumnSignature::bucket))
        && all(own.parts(), PartSignature::hash).equals(all(other.parts(), PartSignature::hash))
        && a.keys().equals(b.keys())
        && haveSameValues(a, b)
        && cuts(own, a.keys()).equals(cuts(other, b.keys()));
  }

  private static <T> List<Object> all(Stream<T> items, Function<T, Object> property) {
    return items.map(property).toList();
  }

  private static boolean haveSameValues(ExplainedKeys a, ExplainedKeys b) {
    List<PartSignature> own = a.reader().signature().parts().toList();
    List<PartSignature> other = b.reader().signature().parts().toList();
    for (int key = 0; key < a.keys().size(); key++) {
      for (int i = 0; i < own.size(); i++) {
        Object one = value(own.get(i), a.value(key, own.get(i)));
        if (!one.equals(value(other.get(i), b.value(key, other.get(i))))) {
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
    return keys.stream()
        .limit(WITNESSES)
        .flatMap(key -> inspector.inspect(key.contents()).items().stream())
        .map(item -> item.column() + item.kind() + item.position())
        .toList();
  }
}
