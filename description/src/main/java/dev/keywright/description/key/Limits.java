package dev.keywright.description.key;

import dev.keywright.description.store.Limit;
import java.util.Optional;

/**
 * The figures of a store by which sizes and requests are judged, each missing where there is none.
 */
public record Limits(
    Optional<Limit> partitionBytes,
    Optional<Limit> partitionRows,
    Optional<Limit> partitionWritesPerSecond,
    Optional<Limit> pageRows,
    Optional<Limit> pageBytes) {

  /** No figure at all. */
  public static final Limits NONE =
      new Limits(
          Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
}
