package dev.keywright.benchmarks;

import java.util.List;

/**
 * How much is measured.
 *
 * @param rounds how often each benchmark is measured, each time in a new JVM
 * @param warmups iterations before those that count
 * @param iterations those that count
 * @param millis how long an iteration takes
 * @param compileTime arguments of the compile-time benchmark
 * @param only the beginning of the operations that are measured; empty for all
 */
record Settings(
    int rounds, int warmups, int iterations, int millis, List<String> compileTime, String only) {
  private static final Settings FULL = new Settings(5, 5, 5, 300, List.of(), "");
  private static final Settings QUICK =
      new Settings(
          1,
          3,
          3,
          100,
          List.of("types=200", "many-types=800", "warmups=1", "rounds=1", "cold-rounds=1"),
          "");

  /**
   * Reads arguments such as {@code quick} or {@code rounds=9 only=TEXT}.
   *
   * @throws IllegalArgumentException if one is not known
   */
  static Settings of(String... arguments) {
    Settings settings = List.of(arguments).contains("quick") ? QUICK : FULL;
    for (String argument : arguments) {
      settings = settings.with(argument);
    }
    return settings;
  }

  private Settings with(String argument) {
    int equals = argument.indexOf('=');
    String value = argument.substring(equals + 1);
    return switch (argument.substring(0, equals + 1)) {
      case "rounds=" ->
          new Settings(count(argument, value), warmups, iterations, millis, compileTime, only);
      case "warmups=" ->
          new Settings(rounds, count(argument, value), iterations, millis, compileTime, only);
      case "iterations=" ->
          new Settings(rounds, warmups, count(argument, value), millis, compileTime, only);
      case "millis=" ->
          new Settings(rounds, warmups, iterations, count(argument, value), compileTime, only);
      case "only=" -> new Settings(rounds, warmups, iterations, millis, compileTime, value);
      default -> {
        if (!argument.equals("quick")) {
          throw refused(argument);
        }
        yield this;
      }
    };
  }

  private static int count(String argument, String value) {
    if (!value.matches("[1-9][0-9]{0,4}")) {
      throw refused(argument);
    }
    return Integer.parseInt(value);
  }

  private static IllegalArgumentException refused(String argument) {
    return new IllegalArgumentException(
        argument
            + " is no setting: write quick, rounds=, warmups=, iterations=, millis= and a"
            + " number from 1 to 99999, or only= and the beginning of an operation");
  }
}
