package dev.keywright.cli.output;

import static dev.keywright.cli.output.ReadableNumbers.count;
import static dev.keywright.cli.output.ReadableNumbers.keys;

import dev.keywright.cli.input.InputSummary;
import java.io.PrintWriter;

/** What was read, if there is something to say about it. */
final class InputText {
  private InputText() {}

  static void print(PrintWriter out, InputSummary input) {
    if (input.isStopped()) {
      out.println("Interrupted after %s: this is what they show.".formatted(keys(input.keys())));
      out.println();
    }
    if (input.used() < input.keys()) {
      out.println("A sample: %s of %s read.".formatted(count(input.used()), keys(input.keys())));
      out.println();
    }
    if (input.broken().lines() > 0) {
      out.println("Lines that hold no key: " + count(input.broken().lines()));
      input.broken().first().forEach(line -> out.println("  " + line));
      out.println();
    }
  }
}
