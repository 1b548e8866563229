package dev.keywright.example.command;

/** Messages of exceptions, fit for a log that is read line by line. */
final class OneLine {
  private OneLine() {}

  static String message(Exception problem) {
    return String.valueOf(problem.getMessage()).replaceAll("\\s*\\R\\s*", " ");
  }
}
