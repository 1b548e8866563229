package dev.keywright.analysis.verify;

import java.util.List;

/**
 * Whether keys are what their layouts say.
 *
 * @param keys how many there are
 * @param malformed how many no layout can read
 * @param reasons why, the most frequent first
 * @param ambiguous keys that several layouts can read, by the names of those
 * @param order of the input
 */
public record VerificationReport(
    long keys,
    long malformed,
    List<ReasonReport> reasons,
    List<ReasonReport> ambiguous,
    List<LayoutReport> layouts,
    OrderReport order) {

  public VerificationReport {
    reasons = List.copyOf(reasons);
    ambiguous = List.copyOf(ambiguous);
    layouts = List.copyOf(layouts);
  }

  static VerificationReport of(
      long keys,
      Reasons reasons,
      Reasons ambiguous,
      List<LayoutReport> layouts,
      OrderReport order) {
    return new VerificationReport(
        keys, reasons.keys(), reasons.report(), ambiguous.report(), layouts, order);
  }

  /** Whether each key is one of exactly one layout, and sorts as it says. */
  public boolean isSound() {
    return malformed == 0 && ambiguous.isEmpty() && order.misordered() == 0;
  }
}
