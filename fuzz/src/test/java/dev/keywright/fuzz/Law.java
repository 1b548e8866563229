package dev.keywright.fuzz;

/**
 * What must hold of every input: stated without a cost while it does, as it is millions of times.
 */
final class Law {
  private Law() {}

  static void require(boolean holds, String law) {
    if (!holds) {
      throw new AssertionError(law);
    }
  }
}
