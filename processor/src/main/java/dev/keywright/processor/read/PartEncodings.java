package dev.keywright.processor.read;

import dev.keywright.processor.model.Beside.Clash;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

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
    List<EncodedAnnotation> all =
        Stream.concat(own.stream(), values.stream().flatMap(it -> it.encodings(name, key).stream()))
            .toList();
    for (int i = 1; i < all.size(); i++) {
      EncodedAnnotation outer = all.get(i - 1);
      EncodedAnnotation inner = all.get(i);
      // Of two at one value, neither narrows the other.
      if (outer.owner().equals(inner.owner()) || !EncodingNarrowing.narrows(outer, inner)) {
        Clash clash = new Clash(outer.shown(), inner.shown(), outer.owner().isEmpty());
        return Optional.of(all.get(0).clashing(clash));
      }
    }
    return all.stream().findFirst();
  }
}
