package dev.keywright.example.command;

import dev.keywright.example.PurchaseKey;
import dev.keywright.runtime.MalformedKeyException;
import java.io.PrintWriter;
import java.util.Locale;
import picocli.CommandLine.ExitCode;

/** A text that may be a partition key of purchases, taken apart. */
record ExplainedKey(String text) {
  /** Prints it part by part, or where and why it is no such key; returns the exit code. */
  int print(PrintWriter out, PrintWriter err) {
    PurchaseKey key;
    try {
      // The order number is a column of its own: to read this one, any will do.
      key = PurchaseKey.decode(text, 0);
    } catch (MalformedKeyException e) {
      printFault(e, err);
      return ExitCode.SOFTWARE;
    }
    // No value holds a comma, which decode has made sure of.
    String[] texts = text.split(",", -1);
    int seller = texts[0].length() + 1;
    int card = seller + texts[1].length() + 1;
    out.println(line("position", "text", "part", "value", "how it is written"));
    out.println(
        line(
            place(0, texts[0]),
            texts[0],
            "deviceId",
            key.deviceId(),
            "six digits, so that texts sort as numbers do"));
    out.println(separator(seller - 1));
    out.println(
        line(
            place(seller, texts[1]),
            texts[1],
            "sellerId",
            key.sellerId(),
            "as it is: up to 8 letters and digits"));
    out.println(separator(card - 1));
    out.println(
        line(
            place(card, texts[2]),
            texts[2],
            "cardId",
            key.cardId(),
            "its digits: found by equality, never by range"));
    out.println("layout: " + PurchaseKey.LAYOUT);
    return ExitCode.OK;
  }

  private static String separator(int position) {
    return line("" + position, ",", "", "", "separator, below every letter and digit");
  }

  private static String place(int from, String part) {
    int last = from + part.length() - 1;
    return last <= from ? "" + from : from + "-" + last;
  }

  private static String line(String place, String part, String name, Object value, String how) {
    return String.format(
        Locale.ROOT, "  %-8s  %-19s  %-8s  %-19s  %s", place, part, name, value, how);
  }

  private void printFault(MalformedKeyException fault, PrintWriter err) {
    err.println("error: no partition key of purchases: " + fault.getMessage());
    // Only in plain text does the mark stand below its character.
    if (text.chars().allMatch(c -> c >= ' ' && c <= '~')) {
      err.println("  " + text);
      err.println("  " + " ".repeat(fault.position()) + "^ " + fault.part());
    }
  }
}
