package dev.keywright.processor.fix;

import dev.keywright.processor.declared.Annotated;
import dev.keywright.processor.declared.DeclaredAnnotation;
import dev.keywright.processor.declared.DeclaredEntity;
import dev.keywright.processor.model.SourceSpot;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The places of an entity after some edits. Each place finds its own edits, since an enum of
 * thousands of constants may have an edit for each.
 */
final class EditedPlaces {
  private final List<Edit> edits;
  private final DeclaredEntity entity;
  private final Map<SourceSpot, BitSet> bySpot = new HashMap<>();
  private final BitSet applied = new BitSet();

  EditedPlaces(List<Edit> edits, DeclaredEntity entity) {
    this.edits = edits;
    this.entity = entity;
    IntStream.range(0, edits.size())
        .forEach(
            i -> {
              Target target = edits.get(i).target();
              Stream.of(target.spot(), target.home())
                  .forEach(it -> bySpot.computeIfAbsent(it, spot -> new BitSet()).set(i));
            });
  }

  /** A place after its edits, in their order. A later edit may change what an earlier one added. */
  Annotated edited(Annotated place) {
    Annotated edited = place;
    for (int i = next(edited, 0); i >= 0; i = next(edited, i + 1)) {
      edited = edits.get(i).edited(edited, entity);
      applied.set(i);
    }
    return edited;
  }

  private int next(Annotated place, int from) {
    return Stream.concat(
            Stream.of(place.spot()), place.annotations().stream().map(DeclaredAnnotation::spot))
        .mapToInt(it -> bySpot.getOrDefault(it, new BitSet()).nextSetBit(from))
        .filter(it -> it >= 0)
        .min()
        .orElse(-1);
  }

  /** Whether each edit had a place. */
  boolean areAllThere() {
    return applied.cardinality() == edits.size();
  }
}
