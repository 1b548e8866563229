package dev.keywright.guard.lock;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Compares a build with its lock. It finds every mismatch, not the first, compares what layouts
 * mean, not how they are written, and writes nothing.
 *
 * @param mismatches in the order of keys; none if the build may be released
 * @param renaming which keys of the lock are taken for keys of the build with other names
 * @param approved the approvals that were needed: the rows that they speak of are given up
 */
public record LockCheck(
    List<LockMismatch> mismatches, RenamedKeys renaming, List<AcceptedRowLoss> approved) {

  /** Compares a build with its lock. */
  public static LockCheck of(LockFile file, CompiledModule module) {
    RenamedKeys renaming = RenamedKeys.of(file, module);
    LockFile lock = renaming.applied(file);
    List<LockMismatch> mismatches = new ArrayList<>(DuplicateVersions.in(lock));
    List<AcceptedRowLoss> approved = new ArrayList<>();
    for (String key : module.undescribed()) {
      mismatches.add(undescribed(key));
    }
    for (CompiledKey key : module.keys()) {
      KeyComparison comparison = new KeyComparison(lock, key);
      mismatches.addAll(comparison.mismatches());
      approved.addAll(comparison.approved());
    }
    lock.keys().stream().flatMap(key -> gone(lock, module, key).stream()).forEach(mismatches::add);
    mismatches.addAll(SharedTables.mismatches(lock, module));
    return new LockCheck(List.copyOf(mismatches), renaming, List.copyOf(approved));
  }

  private static LockMismatch undescribed(String key) {
    return new LockMismatch(
        key,
        "the class is there, and its description META-INF/keywright/" + key + ".json is not.",
        "compile it without -Akeywright.describe=false, and pack META-INF/keywright with the"
            + " classes");
  }

  private static Optional<LockMismatch> gone(LockFile lock, CompiledModule module, String key) {
    boolean isCompiled =
        Stream.concat(module.keys().stream().map(CompiledKey::key), module.undescribed().stream())
            .anyMatch(key::equals);
    return lock.of(key).stream()
        .filter(it -> !isCompiled && it.isLive())
        .findFirst()
        .map(
            it ->
                new LockMismatch(
                    key,
                    it.shown() + " is live, and the build has no such key:\n" + it.layout(),
                    "restore the entity. If its rows are gone for good: keywright lock --retire "
                        + key));
  }
}
