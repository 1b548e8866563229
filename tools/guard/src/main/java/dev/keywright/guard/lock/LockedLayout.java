package dev.keywright.guard.lock;

import dev.keywright.layout.evolution.LayoutChange;
import dev.keywright.layout.signature.LayoutSignature;
import java.util.Optional;

/**
 * A line of the lock: a layout that rows have, had or will have.
 *
 * @param key the class of the key
 * @param version from 1 on; that of {@code @FrozenLayout} where the entity has one
 * @param table the table whose rows it has; missing if the entity does not say it
 */
public record LockedLayout(
    String key, int version, LockState state, Optional<String> table, LayoutSignature layout)
    implements LockLine {

  @Override
  public String text() {
    return shown() + " " + state.word() + LockText.in(table) + ": " + layout;
  }

  LockedLayout withKey(String renamed) {
    return new LockedLayout(renamed, version, state, table, layout);
  }

  LockedLayout withState(LockState other) {
    return new LockedLayout(key, version, other, table, layout);
  }

  LockedLayout withLayout(LayoutSignature other) {
    return new LockedLayout(key, version, state, table, other);
  }

  LockedLayout withTable(Optional<String> other) {
    return new LockedLayout(key, version, state, other, layout);
  }

  boolean isLive() {
    return state == LockState.LIVE;
  }

  /** Whether another layout means the same, however it is written. */
  boolean hasLayout(LayoutSignature other) {
    return new LayoutChange(layout, other).differences().isEmpty();
  }

  /**
   * Whether an entity that declares another layout for the same rows means this one: parts may have
   * other names or types, as long as no byte changes.
   */
  boolean agreesWith(LayoutSignature declared) {
    LayoutChange change = new LayoutChange(layout, declared);
    return change.renamedParts().size() == change.differences().size();
  }

  /** Whether the entity says another table now, so that these rows stay in the old one. */
  boolean isMoved(CompiledKey now) {
    return table.isPresent() && now.table().isPresent() && !table.equals(now.table());
  }

  /** Whether the line is that of the rows which the key writes now. */
  boolean isOf(CompiledKey now) {
    return key.equals(now.key()) && hasLayout(now.layout()) && !isMoved(now);
  }

  /** The line and its version, as messages name them. */
  String shown() {
    return key + " v" + version;
  }
}
