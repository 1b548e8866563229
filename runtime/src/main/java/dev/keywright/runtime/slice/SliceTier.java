package dev.keywright.runtime.slice;

/**
 * How much a table of one time slice is still used. The Tablestore guide gives each tier a reserved
 * throughput of its own. Each tier begins at its exact moment, and ends where the next one begins.
 */
public enum SliceTier {
  /** Written now, or prepared for later: many writes, many reads. */
  CURRENT,
  /** Over, but still asked for: few writes, many reads. */
  RECENT,
  /** Kept: few writes, few reads. */
  ARCHIVE,
  /** Kept for as long as it must be: to be exported, or deleted. */
  EXPIRED
}
