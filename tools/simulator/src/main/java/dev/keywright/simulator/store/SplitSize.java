package dev.keywright.simulator.store;

/** How large a range may become before the store cuts it. */
@FunctionalInterface
public interface SplitSize {

  /**
   * The limit, in bytes.
   *
   * @param rangesOnServer how many ranges of the table the range's server has
   */
  double bytes(int rangesOnServer);

  /** The same limit for all ranges. */
  static SplitSize of(double bytes) {
    return rangesOnServer -> bytes;
  }

  /** No limit. */
  static SplitSize none() {
    return of(Double.POSITIVE_INFINITY);
  }
}
