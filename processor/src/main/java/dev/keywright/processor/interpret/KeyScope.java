package dev.keywright.processor.interpret;

import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.processor.declared.Annotated;
import dev.keywright.processor.declared.DeclaredAnnotation;
import dev.keywright.processor.declared.DeclaredEntity;
import dev.keywright.processor.model.KeyOptions.Frozen;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What is said of one key by annotations that hold for every key unless they name one, also where
 * they are on a family. The entity is asked before its families, and each is asked for an
 * annotation of this key before one of every key.
 */
record KeyScope(DeclaredEntity entity) {
  static final String STORED_IN = "StoredIn";
  static final String VOLUME = "Volume";
  static final String EXISTING_ROWS = "ExistingRows";
  static final String FROZEN_LAYOUT = "FrozenLayout";
  static final String KEY_FORMAT = "KeyFormat";
  private static final Set<String> ALL =
      Set.of(STORED_IN, VOLUME, EXISTING_ROWS, FROZEN_LAYOUT, KEY_FORMAT);

  /** Whether an annotation holds for every key. */
  static boolean isOfEveryKey(DeclaredAnnotation annotation) {
    return ALL.contains(annotation.name()) && !annotation.namesKey() && !isSigned(annotation);
  }

  /** Whether it holds the layout of one key. */
  static boolean isSigned(DeclaredAnnotation annotation) {
    return annotation.name().equals(FROZEN_LAYOUT) && annotation.optional("signature").isPresent();
  }

  /** Whether annotations of a name hold for every key, unless they say otherwise. */
  static boolean canBeOfEveryKey(String annotation) {
    return ALL.contains(annotation);
  }

  /** The nearest annotation of a name. */
  Optional<DeclaredAnnotation> nearest(String annotation, String key) {
    return all(annotation, key).findFirst();
  }

  private Stream<DeclaredAnnotation> all(String annotation, String key) {
    return Stream.concat(
        all(entity.declared(), annotation, key),
        // The bytes of one key are not those of all members.
        entity.families().stream()
            .flatMap(place -> all(place, annotation, key))
            .filter(it -> !isSigned(it)));
  }

  private static Stream<DeclaredAnnotation> all(Annotated place, String annotation, String key) {
    List<DeclaredAnnotation> all = place.all(annotation);
    return Stream.concat(
        all.stream().filter(it -> !isOfEveryKey(it) && it.key().equals(key)),
        all.stream().filter(KeyScope::isOfEveryKey));
  }

  LayoutFormat format(String key) {
    return nearest(KEY_FORMAT, key)
        .map(it -> it.constant("value", LayoutFormat.class))
        .orElse(LayoutFormat.TEXT);
  }

  /**
   * The layouts that are frozen. A version that is asked for every key is so of those that do not
   * have it.
   *
   * @param keys those of the entity
   */
  List<Frozen> frozen(String key, Collection<String> keys) {
    List<Frozen> frozen = new ArrayList<>();
    for (DeclaredAnnotation it : all(FROZEN_LAYOUT, key).toList()) {
      boolean isOfOthers =
          !entity.declared().annotations().contains(it) || (!key.isEmpty() && keys.size() > 1);
      Frozen version = OptionAnnotations.frozen(it, isOfEveryKey(it) && isOfOthers);
      boolean isKnown = frozen.stream().anyMatch(other -> other.version() == version.version());
      if (!isKnown || !isOfEveryKey(it)) {
        frozen.add(version);
      }
    }
    return List.copyOf(frozen);
  }
}
