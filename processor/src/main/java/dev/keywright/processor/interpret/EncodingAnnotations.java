package dev.keywright.processor.interpret;

import dev.keywright.processor.declared.Annotated;
import dev.keywright.processor.model.Declaration;
import dev.keywright.processor.model.StatedEncoding.Clash;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The annotations that say how the values of one part are written, at the part or its types. */
record EncodingAnnotations(Optional<EncodedAnnotation> number, Optional<EncodedAnnotation> text) {

  /**
   * The annotations that hold: a part's own, which may only narrow that of its type, or else that
   * of the type. Two that contradict each other are for a check to report.
   *
   * @param key the name of the key
   * @param own finds those of the part itself, by their names
   * @param values those inside the type of the part, from the outside in
   */
  static EncodingAnnotations of(
      String key, List<Annotated> values, Function<String, Optional<EncodedAnnotation>> own) {
    return new EncodingAnnotations(
        first(EncodedAnnotation.NUMBER, key, values, own.apply(EncodedAnnotation.NUMBER)),
        first(EncodedAnnotation.TEXT, key, values, own.apply(EncodedAnnotation.TEXT)));
  }

  /** The floor that they say of a time. */
  Optional<ChronoUnit> floor() {
    return number.flatMap(it -> EncodedAnnotation.floor(it.values()));
  }

  /** A declaration with these. */
  Declaration beside(Declaration part) {
    return part.beside(number.map(EncodedAnnotation::beside), text.map(EncodedAnnotation::beside));
  }

  private static Optional<EncodedAnnotation> first(
      String name, String key, List<Annotated> values, Optional<EncodedAnnotation> own) {
    List<EncodedAnnotation> all = new ArrayList<>(own.stream().toList());
    for (Annotated value : values) {
      boolean isOneMore = false;
      for (EncodedAnnotation inner : EncodedAnnotation.ofValue(value, name, key)) {
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
