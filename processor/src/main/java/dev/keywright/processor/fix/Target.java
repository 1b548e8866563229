package dev.keywright.processor.fix;

import dev.keywright.processor.declared.Annotated;
import dev.keywright.processor.declared.DeclaredAnnotation;
import dev.keywright.processor.declared.DeclaredEntity;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.SourceSpot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * An annotation at its place, whether it is there or is still to be written.
 *
 * @param annotation its simple name: {@code Domain}
 * @param spot where it is, or the declaration that it is to be on
 * @param owner what messages call the declaration: a part, a constant; empty for the entity
 * @param home the annotation that makes the declaration a part; that of the entity is its own spot
 * @param type the type whose constant is meant, with its package; else empty
 * @param key what else tells it from others of its name: the key that it speaks of
 * @param written the attributes that are in the source
 * @param known the attributes with their values, where all of them are known
 * @param isPresent whether it is there
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

  /** An annotation of the entity that is there, for all keys. */
  static Target of(String annotation, SourceSpot spot) {
    return new Target(annotation, spot, "", spot, "", "", Set.of(), List.of(), true);
  }

  /** Sets attributes, and writes the annotation if it is not there. */
  Change set(Attribute... attributes) {
    return edit(List.of(attributes), List.of());
  }

  /** Takes attributes away. */
  Change leave(String... names) {
    return edit(List.of(), List.of(names));
  }

  /** Sets some attributes and takes others away. */
  Change edit(List<Attribute> set, List<String> left) {
    return Change.of(new Edit.Setting(this, set, left));
  }

  /** Writes these attributes and no others. */
  Change rewrite(List<Attribute> all) {
    return with(all).edit(all, List.of());
  }

  /** Takes the annotation away. */
  Change remove() {
    return Change.of(new Edit.Removal(this));
  }

  /** The same of what messages call so, with the annotation that makes it a part. */
  Target ownedBy(String name, SourceSpot part) {
    return new Target(annotation, spot, name, part, type, key, written, known, isPresent);
  }

  /** The same on a constant of a type. */
  Target ofConstantOf(String enumType) {
    return new Target(annotation, spot, owner, home, enumType, key, written, known, isPresent);
  }

  /** The same, for one key. */
  Target ofKey(String name) {
    return new Target(annotation, spot, owner, home, type, name, written, known, isPresent);
  }

  /** The same with these attributes in the source. */
  Target writing(Set<String> names) {
    return new Target(annotation, spot, owner, home, type, key, names, known, isPresent);
  }

  /** The same with these attributes, which are all that it has. */
  Target with(List<Attribute> all) {
    return new Target(annotation, spot, owner, home, type, key, written, all, isPresent);
  }

  /** The same, there or not. */
  Target present(boolean isThere) {
    return new Target(annotation, spot, owner, home, type, key, written, known, isThere);
  }

  /** The same at the place where it is. */
  Target at(SourceSpot place) {
    return new Target(annotation, place, owner, home, type, key, written, known, true);
  }

  /** The annotation on a declaration that it is on, if it is written. */
  Optional<DeclaredAnnotation> find(Annotated declared) {
    List<DeclaredAnnotation> named = declared.all(annotation);
    return named.stream()
        .filter(it -> it.spot().equals(spot))
        .findFirst()
        .or(() -> named.stream().filter(it -> it.key().equals(key)).findFirst());
  }

  /** The annotation of an entity that does not have it yet, for its key. */
  DeclaredAnnotation in(DeclaredEntity entity) {
    DeclaredAnnotation unwritten = entity.unwritten(annotation).at(spot);
    return key.isEmpty() ? unwritten : unwritten.with(KEY, key);
  }

  /** The same of an owner that is called by its key, too. */
  Target naming() {
    return ownedBy(owner + " (" + new Attribute(KEY, key) + ")", home);
  }

  /** Whether a reader who looks at a place needs not be told where this is. */
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
