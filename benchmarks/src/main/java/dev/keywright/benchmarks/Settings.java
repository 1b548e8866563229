package dev.keywright.benchmarks;

import java.util.List;

/**
 * How much is measured.
 *
 * @param rounds how often each benchmark is measured, each time in a new JVM
 * @param warmups iterations before those that count
 * @param iterations those that count
 * @param millis how long an iteration takes
 * @param only the beginning of the operations that are measured; empty for all
 */
record Settings(int rounds, int warmups, int iterations, int millis, String only) {
  private static final Settings FULL = new Settings(5, 5, 5, 300, "");
  private static final Settings QUICK = new Settings(1, 3, 3, 100, "");

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
    String value = argument.substring(argument.indexOf('=') + 1);
    return switch (argument.substring(0, argument.length() - value.length())) {
      case "rounds=" -> new Settings(count(argument), warmups, iterations, millis, only);
      case "warmups=" -> new Settings(rounds, count(argument), iterations, millis, only);
      case "iterations=" -> new Settings(rounds, warmups, count(argument), millis, only);
      case "millis=" -> new Settings(rounds, warmups, iterations, count(argument), only);
      case "only=" -> new Settings(rounds, warmups, iterations, millis, value);
      case "" -> {
        if (!argument.equals("quick") && !argument.equals("full")) {
          throw refused(argument);
        }
        yield this;
      }
      default -> throw refused(argument);
    };
  }

  private static int count(String argument) {
    String value = argument.substring(argument.indexOf('=') + 1);
    if (!value.matches("[1-9][0-9]{0,4}")) {
      throw refused(argument);
    }
    return Integer.parseInt(value);
  }

  private static IllegalArgumentException refused(String argument) {
    return new IllegalArgumentException(
        argument
            + " is no setting: write quick, full, rounds=, warmups=, iterations=, millis= and a"
            + " number from 1 to 99999, or only= and the beginning of an operation");
  }
}
