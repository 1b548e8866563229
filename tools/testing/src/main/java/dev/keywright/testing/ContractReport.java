package dev.keywright.testing;

import java.util.List;
import java.util.stream.Collectors;

/**
 * What a contract found.
 *
 * @param keys the names of the key classes that were judged
 * @param violations the laws that keys break
 * @param seed with which the same values come again
 */
public record ContractReport(List<String> keys, List<Violation> violations, long seed) {

  public ContractReport {
    keys = List.copyOf(keys);
    violations = List.copyOf(violations);
  }

  /**
   * A law that a key breaks.
   *
   * @param key the name of its class
   * @param text the smallest values that show it
   */
  public record Violation(String key, Law law, String text) {
    @Override
    public String toString() {
      return key + " -> " + law + ": " + law.sentence() + "\n  " + text;
    }
  }

  /** Whether every key obeys every law. */
  public boolean isSuccessful() {
    return violations.isEmpty();
  }

  /** The keys with a violation, each violation, and how to see them again. */
  @Override
  public String toString() {
    if (isSuccessful()) {
      return keys.size() + " keys obey all laws (seed " + seed + ")";
    }
    String broken =
        violations.stream().map(Violation::key).distinct().collect(Collectors.joining(", "));
    return broken
        + violations.stream().map(it -> "\n\n" + it).collect(Collectors.joining())
        + "\n\nTo see the same values again: .seed("
        + seed
        + ")\nTo accept a violation: .allow(Law."
        + violations.get(0).law()
        + ", \"the reason\")";
  }
}
