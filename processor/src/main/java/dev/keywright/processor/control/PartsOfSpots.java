package dev.keywright.processor.control;

import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.model.SourceSpot;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Which part of a key a place in the source belongs to. */
final class PartsOfSpots {
  private final Map<SourceSpot, String> names = new HashMap<>();

  private PartsOfSpots() {}

  static PartsOfSpots of(Layout layout) {
    PartsOfSpots spots = new PartsOfSpots();
    for (Part part : layout.parts().filter(Part::isOfEntity).toList()) {
      if (part.type() instanceof PartType.Codes codes) {
        codes.constants().forEach(it -> spots.names.putIfAbsent(it.spot(), part.name()));
      }
      // What is said of an element is said of the list: it is the part that a scan asks for.
      if (part.type() instanceof PartType.Repeated list) {
        list.parts().stream()
            .flatMap(it -> it.spots().stream())
            .forEach(it -> spots.names.putIfAbsent(it, part.name()));
      }
      spots.names.put(part.facts().origins().spot(), part.name());
      spots.names.put(part.spot(), part.name());
    }
    return spots;
  }

  /** The name of the part; empty for places that speak of the whole entity. */
  Optional<String> of(SourceSpot spot) {
    return Optional.ofNullable(names.get(spot));
  }
}
