package dev.keywright.processor.read;

import dev.keywright.processor.model.Beside.Clash;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What says how the values of a part are written: the part itself, or its single-value types.
 *
 * @param key the name of the key
 * @param values those inside the type of the part, from the outside in
 */
record PartEncodings(String key, List<HeldValue> values) {

  /**
   * The annotation that holds: the part's own, which may only narrow that of its type, or else that
   * of the type. Two that contradict each other are for a check to report.
   */
  Optional<EncodedAnnotation> of(String name, Optional<EncodedAnnotation> own) {
    List<EncodedAnnotation> all = new ArrayList<>(own.stream().toList());
    for (HeldValue value : values) {
      boolean isOneMore = false;
      for (EncodedAnnotation inner : value.encodings(name, key)) {
        if (!all.isEmpty()) {
          EncodedAnnotation outer = all.get(all.size() - 1);
          // Of two at one value, neither narrows the other.
          if (isOneMore || !EncodingNarrowing.narrows(outer, inner)) {
            Clash clash = new Clash(outer.shown(), inner.shown(), outer.owner().isEmpty());
            return Optional.of(all.get(0).clashing(clash));
          }
        }
        all.add(inner);
        isOneMore = true;
      }
    }
    return all.stream().findFirst();
  }
}
