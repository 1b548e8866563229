package dev.keywright.guard.lock;

import dev.keywright.layout.evolution.LayoutChange;
import dev.keywright.layout.signature.LayoutSignature;
import java.util.Optional;

/**
 * A line of the lock that approves one change, in which rows are lost: from a live version to this
 * layout, and to no other.
 *
 * @param version the live version whose rows are given up
 * @param because the reason, on one line
 * @param table the table of the key from then on; missing if the entity does not say it
 */
public record AcceptedRowLoss(
    String key, int version, String because, Optional<String> table, LayoutSignature layout)
    implements LockLine {

  @Override
  public String text() {
    return key
        + " v"
        + version
        + " accepts "
        + LockText.quoted(because)
        + LockText.in(table)
        + ": "
        + layout;
  }

  AcceptedRowLoss withKey(String renamed) {
    return new AcceptedRowLoss(renamed, version, because, table, layout);
  }

  boolean approves(LockedLayout live, CompiledKey now) {
    return key.equals(live.key())
        && version == live.version()
        && table.equals(now.table())
        && new LayoutChange(layout, now.layout()).differences().isEmpty();
  }
}
