package dev.keywright.example;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import picocli.CommandLine;

/** What a command line printed and returned. */
record Ran(int exitCode, String out, String err) {
  static Ran with(String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    CommandLine line = Main.commandLine();
    int exitCode =
        line.setOut(new PrintWriter(out)).setErr(new PrintWriter(err)).execute(arguments);
    return new Ran(exitCode, out.toString(), err.toString());
  }

  List<String> lines() {
    return out.lines().map(String::strip).toList();
  }

  /** The partition keys printed, in their order. */
  List<String> partitionKeys() {
    return lines().stream()
        .filter(line -> line.matches("\\d{6},.*"))
        .map(line -> line.replaceAll(" .*", ""))
        .toList();
  }
}
