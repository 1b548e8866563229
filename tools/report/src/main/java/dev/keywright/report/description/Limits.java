package dev.keywright.report.description;

import java.util.Optional;

/** The figures of a store, each missing where there is none. */
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

  /**
   * One figure.
   *
   * @param hard whether the store refuses more; else its vendor advises against it
   * @param source where it is written down
   */
  public record Limit(long value, boolean hard, String source) {}
}
