package dev.keywright.benchmarks;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How much is measured.
 *
 * @param rounds how often each benchmark is measured, each time in a new JVM
 * @param warmups iterations before those that count
 * @param iterations those that count
 * @param millis how long an iteration takes
 * @param fastest whether the fastest iteration counts instead of the one in the middle
 * @param compileTime arguments of the compile-time benchmark
 * @param only the beginning of the operations that are measured; empty for all
 */
record Settings(
    int rounds,
    int warmups,
    int iterations,
    int millis,
    boolean fastest,
    List<String> compileTime,
    String only) {
  private static final List<String> FEW_TYPES =
      List.of("types=200", "many-types=800", "warmups=1", "rounds=1", "cold-rounds=1");
  private static final Settings FULL = new Settings(5, 5, 5, 300, false, List.of(), "");
  private static final Map<String, Settings> PRESETS =
      Map.of(
          "full", FULL,
          "quick", new Settings(1, 3, 3, 100, false, FEW_TYPES, ""),
          "busy", new Settings(3, 10, 40, 50, true, List.of(), ""));

  /**
   * Reads arguments such as {@code quick} or {@code rounds=9 only=TEXT}.
   *
   * @throws IllegalArgumentException if one is not known
   */
  static Settings of(String... arguments) {
    Settings preset = FULL;
    Map<String, Integer> numbers = new LinkedHashMap<>();
    String only = "";
    for (String argument : arguments) {
      int equals = argument.indexOf('=');
      String name = argument.substring(0, Math.max(equals, 0));
      String value = argument.substring(equals + 1);
      Settings named = PRESETS.get(argument);
      if (named != null) {
        preset = named;
      } else if (name.equals("only")) {
        only = value;
      } else if (name.matches("rounds|warmups|iterations|millis")
          && value.matches("[1-9][0-9]{0,4}")) {
        numbers.put(name, Integer.parseInt(value));
      } else {
        throw refused(argument);
      }
    }
    return new Settings(
        numbers.getOrDefault("rounds", preset.rounds),
        numbers.getOrDefault("warmups", preset.warmups),
        numbers.getOrDefault("iterations", preset.iterations),
        numbers.getOrDefault("millis", preset.millis),
        preset.fastest,
        preset.compileTime,
        only);
  }

  private static IllegalArgumentException refused(String argument) {
    return new IllegalArgumentException(
        argument
            + " is no setting: write full, quick or busy, rounds=, warmups=, iterations=, millis="
            + " and a number from 1 to 99999, or only= and the beginning of an operation");
  }
}
