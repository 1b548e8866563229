package dev.keywright.cli;

import java.util.Locale;

/** What keywright rekey does. */
enum RekeyStep {
  /** A dry run. */
  PLAN,
  /** Where the re-keying stands. */
  STATUS,
  /** Goes to the next state. */
  ADVANCE,
  /** Copies the rows. */
  BACKFILL,
  /** Compares the tables, and mends differences. */
  VERIFY,
  /** Goes back to the state before. */
  BACK,
  /** Deletes the old table. */
  DELETE_OLD;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
