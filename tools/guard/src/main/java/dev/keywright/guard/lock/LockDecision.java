package dev.keywright.guard.lock;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What only people know about the rows of a layout, as a new lock. */
public final class LockDecision {
  private LockDecision() {}

  /**
   * A release has written rows: drafts are live.
   *
   * @param keys the classes of the keys; all keys if there are none
   */
  public static LockFile live(LockFile lock, List<String> keys) {
    return new LockFile(
        lock.layouts().stream()
            .map(
                it ->
                    it.state() == LockState.DRAFT && (keys.isEmpty() || keys.contains(it.key()))
                        ? it.withState(LockState.LIVE)
                        : it)
            .toList(),
        lock.accepted());
  }

  /**
   * Rows were moved or deleted: the live lines of a key are retired, but for the layout that it has
   * in the build.
   */
  public static LockFile retired(LockFile lock, CompiledModule module, String key) {
    Optional<CompiledKey> compiled = module.find(key);
    return new LockFile(
        lock.layouts().stream()
            .map(
                it ->
                    it.key().equals(key) && it.isLive() && compiled.filter(it::isOf).isEmpty()
                        ? it.withState(LockState.RETIRED)
                        : it)
            .toList(),
        lock.accepted());
  }

  /**
   * The rows that a key would lose today are given up; the same lock if it loses none.
   *
   * @param because the reason, on one line
   */
  public static LockFile accepted(LockFile lock, CompiledKey key, String because) {
    List<AcceptedRowLoss> all = new ArrayList<>(lock.accepted());
    for (LockedLayout live : new KeyComparison(lock, key).unapproved()) {
      all.add(new AcceptedRowLoss(key.key(), live.version(), because, key.table(), key.layout()));
    }
    return new LockFile(lock.layouts(), all);
  }
}
