package dev.keywright.guard.lock;

import dev.keywright.layout.signature.LayoutSignature;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Keys of builds that were never compiled. */
final class Keys {
  static final String ORDER = "shop.OrderKey";

  private Keys() {}

  static CompiledModule module(CompiledKey... keys) {
    return new CompiledModule(List.of(keys), List.of());
  }

  static CompiledKey order(String parts) {
    return key(ORDER, parts);
  }

  static CompiledKey key(String name, String parts) {
    return new CompiledKey(name, Optional.empty(), List.of(), layout(parts), Map.of());
  }

  static CompiledKey inTable(String table, CompiledKey key) {
    return new CompiledKey(
        key.key(), Optional.of(table), key.families(), key.layout(), key.frozen());
  }

  static CompiledKey frozen(Map<Integer, String> versions, CompiledKey key) {
    Map<Integer, LayoutSignature> frozen = new TreeMap<>();
    versions.forEach((version, parts) -> frozen.put(version, layout(parts)));
    return new CompiledKey(key.key(), key.table(), key.families(), key.layout(), frozen);
  }

  static LayoutSignature layout(String parts) {
    return LayoutSignature.parse("TEXT separator=',' | partitionKey: " + parts);
  }

  /** A lock in which the layout of a key is live. */
  static LockFile live(CompiledKey... keys) {
    return LockDecision.live(LockUpdate.of(empty(), module(keys)), List.of());
  }

  static LockFile empty() {
    return new LockFile(List.of(), List.of());
  }

  static List<String> problems(LockFile lock, CompiledKey... keys) {
    return LockCheck.of(lock, module(keys)).mismatches().stream()
        .map(LockMismatch::toString)
        .toList();
  }
}
