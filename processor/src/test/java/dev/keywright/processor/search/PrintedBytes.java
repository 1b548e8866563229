package dev.keywright.processor.search;

import dev.keywright.processor.finding.Finding;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.runtime.frame.TextEncoding;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The counterexample of two keys in hexadecimal, read back and worked out again. */
final class PrintedBytes {
  private static final String VALUE = "(\"(?:[^\"\\\\]|\\\\.)*+\"|[^\" ,]+)";
  private static final Pattern MISORDER =
      Pattern.compile(
          "([\\w.\\[\\]]+) = "
              + VALUE
              + " sorts (before|after) \\1 = "
              + VALUE
              + ": ([0-9a-f]*) ([<>]) ([0-9a-f]*)$");

  private final Layout layout;
  private final String problem;

  PrintedBytes(Layout layout, Finding finding) {
    this.layout = layout.unrolled();
    this.problem = finding.problem();
  }

  /** Whether it says what it claims; empty if the problem shows no counterexample. */
  Optional<Boolean> reproduces() {
    Matcher said = MISORDER.matcher(problem);
    return said.find() ? Optional.of(misorders(said)) : Optional.empty();
  }

  private boolean misorders(Matcher said) {
    for (Column column : layout.columns()) {
      for (int i = 0; i < column.parts().size(); i++) {
        if (column.parts().get(i).name().equals(said.group(1))) {
          return misorders(said, column, i);
        }
      }
    }
    throw new AssertionError("no part is called " + said.group(1) + ": " + problem);
  }

  private boolean misorders(Matcher said, Column column, int index) {
    Part part = column.parts().get(index);
    Object one = PrintedValue.of(part.type(), said.group(2));
    Object other = PrintedValue.of(part.type(), said.group(4));
    Legality legality = new Legality(layout, column);
    byte[] oneKey = HexFormat.of().parseHex(said.group(5));
    byte[] otherKey = HexFormat.of().parseHex(said.group(7));
    int keys = Integer.signum(Arrays.compareUnsigned(oneKey, otherKey));
    int values = ValueOrder.directed(part, one, other);
    RealEncoder encoder = new RealEncoder(layout, column);
    return legality.isLegal(index, one)
        && legality.isLegal(index, other)
        && encoder.takes(index, one)
        && encoder.takes(index, other)
        && keys == (said.group(6).equals("<") ? -1 : 1)
        && keys == (said.group(3).equals("before") ? -1 : 1)
        && values == -keys
        && isOfValues(part, one, oneKey, other, otherKey);
  }

  /** Whether the keys are equal up to the values, hold what is written of them, and end alike. */
  private static boolean isOfValues(
      Part part, Object one, byte[] oneKey, Object other, byte[] otherKey) {
    byte[] oneBytes = PlainBytes.of(part, one, /* last= */ false);
    byte[] otherBytes = PlainBytes.of(part, other, /* last= */ false);
    int most = Math.min(oneKey.length - oneBytes.length, otherKey.length - otherBytes.length);
    for (int at = 0; at <= most && (at == 0 || oneKey[at - 1] == otherKey[at - 1]); at++) {
      byte[] oneRest = Arrays.copyOfRange(oneKey, at + oneBytes.length, oneKey.length);
      byte[] otherRest = Arrays.copyOfRange(otherKey, at + otherBytes.length, otherKey.length);
      boolean endAlike =
          isOpen(part) ? oneRest.length == otherRest.length : Arrays.equals(oneRest, otherRest);
      if (endAlike && holds(oneKey, at, oneBytes) && holds(otherKey, at, otherBytes)) {
        return true;
      }
    }
    return false;
  }

  // The tails behind the two values are part of the proof.
  private static boolean isOpen(Part part) {
    return part.encoding().text().filter(it -> it.encoding() == TextEncoding.TAIL).isPresent();
  }

  private static boolean holds(byte[] key, int at, byte[] bytes) {
    return Arrays.equals(key, at, at + bytes.length, bytes, 0, bytes.length);
  }
}
