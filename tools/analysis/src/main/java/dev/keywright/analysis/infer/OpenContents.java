package dev.keywright.analysis.infer;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Reads bytes whose end nothing shows, as text or as bytes. */
final class OpenContents {
  private static final double BYTES = 3;

  /** Contents that could be longer, and all have one length. */
  private static final double NEVER_LONGER = 12;

  private OpenContents() {}

  static void read(Span span, String frame, Consumer<Reading> readings) {
    List<byte[]> contents = new ArrayList<>();
    for (int key = 0; key < span.size(); key++) {
      contents.add(span.bytes(key));
    }
    double frameBits = (frame.isEmpty() ? 0 : 4) + neverLonger(span);
    contents(contents, frame, frameBits, true, readings);
  }

  private static double neverLonger(Span span) {
    boolean isOfHash = span.isFixed() && span.shortest() >= FixedContents.USUAL[0];
    return isOfHash ? NEVER_LONGER + FixedContents.unusual(span.shortest()) : 0;
  }

  /**
   * @param frame what the signature says of the end
   * @param frameBits what it takes to say so
   */
  static void contents(
      List<byte[]> contents,
      String frame,
      double frameBits,
      boolean endsItself,
      Consumer<Reading> readings) {
    double bits = new Texts(contents).bits() + frameBits;
    if (contents.stream().allMatch(content -> LayoutReader.text(content) != null)) {
      readings.accept(
          new Reading(Reading.PART, "String" + frame, "text", Priors.TEXT - 2 + bits, endsItself));
    }
    readings.accept(
        new Reading(
            Reading.BYTES, "byte[]" + frame, "bytes", Priors.TEXT + BYTES + bits, endsItself));
  }
}
