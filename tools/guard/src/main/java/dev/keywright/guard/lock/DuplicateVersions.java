package dev.keywright.guard.lock;

import dev.keywright.layout.evolution.LayoutChange;
import java.util.ArrayList;
import java.util.List;

/** Two layouts under one version, as a merge of two branches leaves them. */
final class DuplicateVersions {
  private DuplicateVersions() {}

  static List<LockMismatch> in(LockFile lock) {
    List<LockMismatch> found = new ArrayList<>();
    for (int i = 1; i < lock.layouts().size(); i++) {
      LockedLayout one = lock.layouts().get(i - 1);
      LockedLayout other = lock.layouts().get(i);
      if (one.key().equals(other.key()) && one.version() == other.version()) {
        found.add(mismatch(one, other));
      }
    }
    return found;
  }

  private static LockMismatch mismatch(LockedLayout one, LockedLayout other) {
    String lines = one.text() + "\n" + other.text();
    String difference =
        one.hasLayout(other.layout())
            ? "The layouts are equal, the tables are not."
            : new LayoutChange(one.layout(), other.layout()).toString();
    String fix =
        one.isLive() && other.isLive()
            ? "both have rows: give the later one the next version"
            : "keep the line that rows were written with, and run keywright lock for the other";
    return new LockMismatch(
        one.key(),
        "version " + one.version() + " has two lines:\n" + lines + "\n" + difference.strip(),
        fix);
  }
}
