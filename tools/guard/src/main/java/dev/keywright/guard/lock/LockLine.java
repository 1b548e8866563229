package dev.keywright.guard.lock;

import java.util.Comparator;

/** A line of the lock. */
sealed interface LockLine permits LockedLayout, AcceptedRowLoss {
  /** Two new keys seldom touch the same line, so that branches merge. */
  Comparator<LockLine> ORDER =
      Comparator.comparing(LockLine::key)
          .thenComparing(LockLine::version)
          .thenComparing(LockLine::text);

  String key();

  int version();

  /** The line as it is in the file. */
  String text();
}
