package dev.keywright.processor.fix;

import dev.keywright.processor.model.SourceSpot;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * An annotation at its place, whether it stands there or is still to be written.
 *
 * @param annotation its simple name: {@code Domain}
 * @param spot where it stands, or the declaration that it is to stand on
 * @param owner what messages call the declaration: a part, a constant; empty for the entity
 * @param home the annotation that makes the declaration a part; that of the entity is its own spot
 * @param type the type whose constant is meant, with its package; else empty
 * @param key what else tells it from others of its name: the key that it speaks of
 * @param written the attributes that stand in the source
 * @param known the attributes with their values, where all of them are known
 * @param isPresent whether it stands there
 */
public record Target(
    String annotation,
    SourceSpot spot,
    String owner,
    SourceSpot home,
    String type,
    String key,
    Set<String> written,
    List<Attribute> known,
    boolean isPresent) {
  static final String KEY = "key";

  /** Whether a reader who stands at a place needs not be told where this is. */
  boolean isAt(SourceSpot place) {
    return place.equals(spot) || place.equals(home);
  }

  /** The whole annotation with some attributes instead of, or beside, those that are known. */
  String with(List<Attribute> set, List<String> left) {
    List<Attribute> all = new ArrayList<>(known);
    all.removeIf(it -> left.contains(it.name()));
    for (Attribute attribute : set) {
      int index = all.stream().map(Attribute::name).toList().indexOf(attribute.name());
      if (index < 0) {
        all.add(attribute);
      } else {
        all.set(index, attribute);
      }
    }
    boolean isOfKey = all.stream().anyMatch(it -> it.name().equals(KEY));
    if (!key.isEmpty() && !isOfKey) {
      all.add(new Attribute(KEY, key));
    }
    boolean isValue = all.size() == 1 && all.get(0).name().equals(Attribute.VALUE);
    String attributes =
        isValue
            ? all.get(0).literal()
            : String.join(", ", all.stream().map(Attribute::toString).toList());
    return "@" + annotation + (attributes.isEmpty() ? "" : "(" + attributes + ")");
  }
}
