package dev.keywright.runtime.slice;

/**
 * How much a table of one time slice is still used. The Tablestore guide gives each tier a reserved
 * throughput of its own.
 */
public enum SliceTier {
  /** Written now, or prepared for later: many writes, many reads. */
  CURRENT,
  /** Over, but still asked for: few writes, many reads. */
  RECENT,
  /** Kept: few writes, few reads. */
  ARCHIVE,
  /** Kept longer than it must be: to be exported, or deleted. */
  EXPIRED
}
