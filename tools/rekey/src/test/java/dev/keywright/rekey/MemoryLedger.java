package dev.keywright.rekey;

import dev.keywright.rekey.state.Ledger;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A ledger in memory.
 *
 * @param entries by name
 * @param pause waits before each call
 */
record MemoryLedger(Map<String, String> entries, Runnable pause) implements Ledger {
  MemoryLedger(Runnable pause) {
    this(new ConcurrentHashMap<>(), pause);
  }

  @Override
  public Optional<String> read(String entry) {
    pause.run();
    return Optional.ofNullable(entries.get(entry));
  }

  @Override
  public boolean replace(String entry, Optional<String> before, String after) {
    pause.run();
    if (!Optional.ofNullable(entries.get(entry)).equals(before)) {
      return false;
    }
    entries.put(entry, after);
    return true;
  }
}
