package dev.keywright.analysis.infer;

import dev.keywright.analysis.KeyText;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.PartSignature;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Looks for keys that differ only in the leading zeros of a number: two rows for one thing. */
final class IdentityFaults {
  private IdentityFaults() {}

  static List<Fault> in(Explanation explained) {
    List<Fault> faults = new ArrayList<>();
    List<PartSignature> parts = explained.reader().signature().parts().toList();
    for (PartSignature part : parts) {
      if (part.kind() == Kind.TEXT
          && explained.values().stream().allMatch(it -> isNumber(it, part))) {
        twice(explained, parts, part).ifPresent(faults::add);
      }
    }
    return faults;
  }

  private static boolean isNumber(Map<String, Object> values, PartSignature part) {
    String text = text(values, part);
    return !text.isEmpty() && text.chars().allMatch(c -> c >= '0' && c <= '9');
  }

  private static String text(Map<String, Object> values, PartSignature part) {
    return Objects.requireNonNull(values.get(part.name())).toString();
  }

  private static Optional<Fault> twice(
      Explanation explained, List<PartSignature> parts, PartSignature part) {
    Map<List<String>, Integer> seen = new HashMap<>();
    for (int key = 0; key < explained.keys().size(); key++) {
      Map<String, Object> values = explained.values().get(key);
      List<String> row = new ArrayList<>();
      for (PartSignature other : parts) {
        Object value = Objects.requireNonNull(values.get(other.name()));
        boolean isThis = other.equals(part);
        row.add(isThis ? text(values, part).replaceFirst("^0+(?=.)", "") : KeyText.ofValue(value));
      }
      Integer before = seen.putIfAbsent(row, key);
      if (before != null) {
        return Optional.of(fault(explained, part, before, key));
      }
    }
    return Optional.empty();
  }

  private static Fault fault(Explanation explained, PartSignature part, int a, int b) {
    boolean isInOrder = explained.keys().get(a).compareStored(explained.keys().get(b)) < 0;
    int lower = isInOrder ? a : b;
    int higher = isInOrder ? b : a;
    String first = text(explained.values().get(lower), part);
    String second = text(explained.values().get(higher), part);
    return new Fault(
        Fault.Kind.IDENTITY,
        explained.reader().signature().toString(),
        part.name(),
        explained.keys().get(lower).shown(),
        first,
        explained.keys().get(higher).shown(),
        second,
        part.name() + " writes one number in two ways: " + first + " and " + second + ".");
  }
}
