package dev.keywright.simulator.store;

/** The capacity that a range did not use, and that its store saves for bursts. */
final class BurstCapacity {
  private double saved;

  /**
   * The requests of a step that exceed its capacity and what is saved.
   *
   * @param most what the store saves at most; 0 if it saves nothing
   */
  long exceededBy(long requests, double capacity, double most) {
    double over = requests - capacity - saved;
    saved = most > 0 ? Math.max(0, Math.min(saved + capacity - requests, most)) : 0;
    return Math.round(Math.max(0, over));
  }
}
