package dev.keywright.cli.output;

import dev.keywright.cli.input.InputSummary;
import java.io.PrintWriter;

/** What was read, if there is something to say about it. */
final class InputText {
  private InputText() {}

  static void print(PrintWriter out, InputSummary input) {
    if (input.isStopped()) {
      out.println(
          "Interrupted after " + ReadableNumbers.keys(input.keys()) + ": this is what they tell.");
      out.println();
    }
    if (input.used() < input.keys()) {
      out.println(
          "A sample: "
              + ReadableNumbers.count(input.used())
              + " of "
              + ReadableNumbers.keys(input.keys())
              + " read.");
      out.println();
    }
    if (input.broken().lines() > 0) {
      out.println("Lines that hold no key: " + ReadableNumbers.count(input.broken().lines()));
      input.broken().first().forEach(line -> out.println("  " + line));
      out.println();
    }
  }
}
