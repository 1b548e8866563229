package dev.keywright.cli.output;

import dev.keywright.cli.input.InputSummary;
import java.io.PrintWriter;

/** What was read, if there is something to say about it. */
final class InputText {
  private InputText() {}

  static void print(PrintWriter out, InputSummary input) {
    if (input.isStopped()) {
      out.println("Interrupted after " + Amounts.keys(input.keys()) + ": this is what they tell.");
      out.println();
    }
    if (input.used() < input.keys()) {
      out.println(
          "A sample: "
              + Amounts.count(input.used())
              + " of "
              + Amounts.keys(input.keys())
              + " read.");
      out.println();
    }
    if (input.broken().lines() > 0) {
      out.println("Lines that hold no key: " + Amounts.count(input.broken().lines()));
      input.broken().first().forEach(line -> out.println("  " + line));
      out.println();
    }
  }
}
