package dev.keywright.analysis.infer.fault;

import dev.keywright.analysis.KeyText;
import dev.keywright.analysis.infer.sample.SampledKey;
import dev.keywright.analysis.infer.search.ExplainedKeys;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.PartSignature;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** Looks for keys that differ only in the leading zeros of a number: two rows for one thing. */
final class IdentityFaults {
  private IdentityFaults() {}

  static List<Fault> in(ExplainedKeys explained) {
    List<Fault> faults = new ArrayList<>();
    List<PartSignature> parts = explained.reader().signature().parts().toList();
    for (PartSignature part : parts) {
      if (part.kind() == Kind.TEXT
          && IntStream.range(0, explained.keys().size())
              .allMatch(key -> isNumber(explained.value(key, part).toString()))) {
        twice(explained, parts, part).ifPresent(faults::add);
      }
    }
    return faults;
  }

  private static boolean isNumber(String text) {
    return !text.isEmpty() && text.chars().allMatch(c -> c >= '0' && c <= '9');
  }

  private static Optional<Fault> twice(
      ExplainedKeys explained, List<PartSignature> parts, PartSignature part) {
    Map<List<String>, Integer> seen = new HashMap<>();
    for (int key = 0; key < explained.keys().size(); key++) {
      List<String> row = new ArrayList<>();
      for (PartSignature other : parts) {
        String shown = KeyText.ofValue(explained.value(key, other));
        row.add(other.equals(part) ? shown.replaceFirst("^0+(?=.)", "") : shown);
      }
      Integer before = seen.putIfAbsent(row, key);
      if (before != null) {
        SampledKey earlier = explained.keys().get(before);
        boolean isInOrder = earlier.compareStored(explained.keys().get(key)) < 0;
        int lower = isInOrder ? before : key;
        int higher = isInOrder ? key : before;
        return Optional.of(Fault.of(Fault.Kind.IDENTITY, explained, part, lower, higher));
      }
    }
    return Optional.empty();
  }
}
