package dev.keywright.guard.lock;

import dev.keywright.layout.signature.LayoutSignature;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * Writes the layouts of a build into its lock. Lines of layouts that have rows stay; a draft is
 * replaced by the layout that its key has now, and goes with its key.
 */
public final class LockUpdate {
  private final CompiledModule module;
  private final List<LockedLayout> layouts;
  private final List<AcceptedRowLoss> accepted;

  private LockUpdate(LockFile lock, CompiledModule module) {
    this.module = module;
    this.layouts = new ArrayList<>(lock.layouts());
    this.accepted = new ArrayList<>(lock.accepted());
  }

  /** The lock with a line for the layout that each key of a build has. */
  public static LockFile of(LockFile file, CompiledModule module) {
    return of(file, module, RenamedKeys.of(file, module));
  }

  /**
   * The same, and the live lines of some keys are retired, but for the layout that a key has now.
   * None of these keys is taken for one that has another name now.
   */
  public static LockFile retiring(LockFile file, CompiledModule module, Collection<String> keys) {
    LockFile written = of(file, module, RenamedKeys.of(file, module).without(keys));
    for (String key : keys) {
      written = LockDecision.retired(written, module, key);
    }
    return written;
  }

  private static LockFile of(LockFile file, CompiledModule module, RenamedKeys renaming) {
    LockUpdate update = new LockUpdate(renaming.applied(file), module);
    update.dropDraftsOfGoneKeys();
    module.keys().forEach(update::add);
    return new LockFile(update.layouts, update.accepted);
  }

  private void dropDraftsOfGoneKeys() {
    layouts.removeIf(
        it ->
            it.state() == LockState.DRAFT
                && !module.undescribed().contains(it.key())
                && module.keys().stream().noneMatch(key -> key.key().equals(it.key())));
  }

  private void add(CompiledKey key) {
    key.frozen().forEach((version, layout) -> addFrozen(key, version, layout));
    key.frozen().keySet().stream().max(Integer::compare).ifPresent(it -> dropDrafts(key, it));
    LayoutSignature now = key.layout();
    List<LockedLayout> lines = of(key);
    Optional<LockedLayout> newest = newest(lines);
    if (newest.isPresent()
        && newest.get().state() != LockState.RETIRED
        && newest.get().hasLayout(now)
        && !(newest.get().isLive() && newest.get().isMoved(key))) {
      replace(newest.get(), newest.get().withTable(table(newest.get(), key)));
      return;
    }
    Optional<LockedLayout> draft = newest.filter(it -> it.state() == LockState.DRAFT);
    draft.ifPresent(layouts::remove);
    int version = draft.or(() -> newest).map(LockedLayout::version).orElse(0);
    layouts.add(
        new LockedLayout(
            key.key(),
            draft.isPresent() ? version : version + 1,
            LockState.DRAFT,
            key.table(),
            now));
  }

  // The rows of a live line stay in its table, whatever the entity says now. Those of another table
  // get a line of their own.
  static Optional<String> table(LockedLayout line, CompiledKey key) {
    return line.isLive() && line.table().isPresent() ? line.table() : key.table();
  }

  /** {@code @FrozenLayout} says that rows exist. */
  private void addFrozen(CompiledKey key, int version, LayoutSignature layout) {
    List<LockedLayout> lines = of(key).stream().filter(it -> it.version() == version).toList();
    // Rows that exist are not contradicted here: the check shows both. Their parts may get new
    // names.
    lines.stream()
        .filter(it -> it.isLive() && it.agreesWith(layout))
        .forEach(it -> replace(it, it.withLayout(layout)));
    if (lines.stream().anyMatch(it -> it.state() != LockState.DRAFT)) {
      return;
    }
    layouts.removeAll(lines);
    layouts.add(new LockedLayout(key.key(), version, LockState.LIVE, key.table(), layout));
  }

  private void dropDrafts(CompiledKey key, int before) {
    layouts.removeIf(
        it -> it.key().equals(key.key()) && it.version() < before && it.state() == LockState.DRAFT);
  }

  private List<LockedLayout> of(CompiledKey key) {
    return new LockFile(layouts, List.of()).of(key.key());
  }

  private static Optional<LockedLayout> newest(List<LockedLayout> lines) {
    return lines.isEmpty() ? Optional.empty() : Optional.of(lines.get(lines.size() - 1));
  }

  private void replace(LockedLayout line, LockedLayout by) {
    layouts.set(layouts.indexOf(line), by);
  }
}
