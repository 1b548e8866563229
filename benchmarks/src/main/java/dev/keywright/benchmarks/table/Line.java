package dev.keywright.benchmarks.table;

/**
 * One line of the table: what ours costs beside a peer, and what it may cost.
 *
 * @param ours our cost with its unit
 * @param allocated what one operation of ours allocates, in bytes; empty if it says nothing
 * @param peer the name of the peer
 * @param peers its cost with its unit
 * @param ratios ours over the peer's, in each round
 * @param limit the largest ratio that meets the bar; infinite if there is no bar
 */
public record Line(
    String operation,
    String ours,
    String allocated,
    String peer,
    String peers,
    Figures ratios,
    double limit) {
  /** Half of the last digit that is printed: what looks like the bar meets it. */
  private static final double ROUNDING = 0.0005;

  String verdict() {
    if (Double.isInfinite(limit)) {
      return "";
    }
    return ratios.median() <= limit + ROUNDING ? "met" : "missed";
  }
}
