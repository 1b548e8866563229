package dev.keywright.processor.declared;

import dev.keywright.processor.model.SourceSpot;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A declaration with its annotations. Those that several places share, such as a field and its
 * getter, are here once.
 *
 * @param name what messages call it: {@code deviceId}, or {@code UserId.value} for the value of a
 *     single-value type
 * @param spot the declaration, or the first of several places
 */
public record Annotated(String name, SourceSpot spot, List<DeclaredAnnotation> annotations) {
  private static final Set<String> OF_PARTS = Set.of("PartitionKey", "SortKey");

  public Annotated {
    annotations = List.copyOf(annotations);
  }

  /** Those that make a part of it. */
  public List<DeclaredAnnotation> parts() {
    return annotations.stream().filter(it -> OF_PARTS.contains(it.name())).toList();
  }

  /** All of one name. */
  public List<DeclaredAnnotation> all(String annotation) {
    if (first(annotation).isEmpty()) {
      // As with most names that are asked for.
      return List.of();
    }
    return annotations.stream().filter(it -> it.name().equals(annotation)).toList();
  }

  /** The first one of a name. */
  public Optional<DeclaredAnnotation> first(String annotation) {
    for (DeclaredAnnotation it : annotations) {
      if (it.name().equals(annotation)) {
        return Optional.of(it);
      }
    }
    return Optional.empty();
  }

  /** All of one name that speak of a key. */
  public List<DeclaredAnnotation> of(String annotation, String key) {
    return all(annotation).stream().filter(it -> it.key().equals(key)).toList();
  }

  /** The same declaration with other annotations. */
  public Annotated with(List<DeclaredAnnotation> others) {
    return new Annotated(name, spot, others);
  }
}
