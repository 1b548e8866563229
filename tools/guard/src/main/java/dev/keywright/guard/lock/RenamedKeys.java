package dev.keywright.guard.lock;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Keys whose class has another name now. A key that is gone and a new one are the same if the
 * newest line of the old one has the layout and the table of the new one, and no other key fits.
 * That is an assumption, so commands print it.
 *
 * @param newNames the new class of the key, by the old one
 */
public record RenamedKeys(Map<String, String> newNames) {

  /** Finds the keys of a lock that have another name in a build. */
  public static RenamedKeys of(LockFile lock, CompiledModule module) {
    Set<String> compiled = module.keys().stream().map(CompiledKey::key).collect(Collectors.toSet());
    List<String> gone =
        lock.keys().stream()
            .filter(it -> !compiled.contains(it) && !module.undescribed().contains(it))
            .toList();
    List<CompiledKey> added =
        module.keys().stream().filter(it -> lock.of(it.key()).isEmpty()).toList();
    Map<String, String> names = new LinkedHashMap<>();
    for (String key : gone) {
      List<CompiledKey> same = added.stream().filter(it -> isSame(lock, key, it)).toList();
      if (same.size() == 1
          && gone.stream().filter(it -> isSame(lock, it, same.get(0))).count() == 1) {
        names.put(key, same.get(0).key());
      }
    }
    return new RenamedKeys(names);
  }

  private static boolean isSame(LockFile lock, String gone, CompiledKey added) {
    List<LockedLayout> lines = lock.of(gone);
    LockedLayout newest = lines.get(lines.size() - 1);
    return newest.state() != LockState.RETIRED
        && newest.table().equals(added.table())
        && newest.hasLayout(added.layout());
  }

  /** The same without keys of the lock that are gone for good. */
  public RenamedKeys without(Collection<String> gone) {
    Map<String, String> names = new LinkedHashMap<>(newNames);
    names.keySet().removeAll(gone);
    return new RenamedKeys(names);
  }

  /** What is assumed, in two sentences for each key. */
  public List<String> shown() {
    return newNames.entrySet().stream()
        .map(
            it ->
                it.getValue()
                    + ": taken for "
                    + it.getKey()
                    + " under a new name, because their layouts and tables are the same. If it is"
                    + " another key, give it a table of its own (@StoredIn); or, if the rows of "
                    + it.getKey()
                    + " are gone for good, keywright lock --retire "
                    + it.getKey())
        .toList();
  }

  /** The lock with the new names. */
  LockFile applied(LockFile lock) {
    return new LockFile(
        lock.layouts().stream().map(it -> it.withKey(newName(it.key()))).toList(),
        lock.accepted().stream().map(it -> it.withKey(newName(it.key()))).toList());
  }

  private String newName(String key) {
    return newNames.getOrDefault(key, key);
  }
}
