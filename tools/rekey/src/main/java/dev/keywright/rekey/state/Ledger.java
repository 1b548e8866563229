package dev.keywright.rekey.state;

import java.util.Optional;

/**
 * What all clients and all workers of one re-keying know: a few named entries, on disk or in a
 * table.
 */
public interface Ledger {

  /** An entry as it is now. */
  Optional<String> read(String entry);

  /**
   * Replaces an entry if it is still as it was read; what was replaced survives a crash.
   *
   * @param before empty if there was none
   * @return whether it was replaced
   */
  boolean replace(String entry, Optional<String> before, String after);
}
