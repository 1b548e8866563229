package dev.keywright.analysis.infer.reading;

import dev.keywright.analysis.infer.cost.NameCost;
import dev.keywright.analysis.infer.cost.Priors;
import dev.keywright.analysis.infer.cost.TextCost;
import dev.keywright.analysis.infer.sample.Bytes;
import dev.keywright.analysis.infer.sample.Span;
import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.SimpleType;
import dev.keywright.runtime.frame.TextForm;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Reads contents as text or as bytes, whatever shows their end. */
final class OpenContents {
  private static final double BYTES = 3;
  private static final double TAIL = 4;

  /** Contents that could be longer, and all have one length. */
  private static final double NEVER_LONGER = 12;

  private OpenContents() {}

  /** What is between two cuts, up to the end of the column. */
  static void readLast(Span span, Consumer<Reading> readings) {
    read(span.contents(), Encoding.PLAIN, neverLonger(span), readings);
  }

  /** The same before a tail of a fixed width. */
  static void readBeforeTail(Span span, Consumer<Reading> readings) {
    read(span.contents(), TextForm.tail(), TAIL + neverLonger(span), readings);
  }

  private static double neverLonger(Span span) {
    boolean isOfHash = span.isFixed() && span.shortest() >= FixedContents.USUAL[0];
    return isOfHash ? NEVER_LONGER + FixedContents.unusual(span.shortest()) : 0;
  }

  /** Few bytes that could be more, and never are, are those of numbers. */
  private static boolean areOfNumbers(List<byte[]> contents, Encoding encoding) {
    int length = contents.get(0).length;
    return encoding.text().isEmpty()
        && length < FixedContents.USUAL[0]
        && contents.stream().allMatch(it -> it.length == length);
  }

  /**
   * @param bits what it takes to say the form
   */
  static void read(List<byte[]> contents, TextForm form, double bits, Consumer<Reading> readings) {
    read(contents, Encoding.PLAIN.withText(Optional.of(form)), bits, readings);
  }

  /**
   * @param bits what it takes to say the encoding
   */
  static void read(
      List<byte[]> contents, Encoding encoding, double bits, Consumer<Reading> readings) {
    boolean haveControls = contents.stream().anyMatch(Bytes::haveControls);
    boolean areTexts = contents.stream().allMatch(Bytes::areText);
    boolean areNames = areTexts && !haveControls;
    double cost = areNames ? NameCost.bits(contents) : new TextCost(contents).bits();
    double hidden = !areNames && HiddenParts.are(contents) ? Priors.HIDDEN_PARTS_A_KEY : 0;
    double all = Priors.TEXT + cost + bits + hidden * contents.size();
    if (areTexts) {
      double controls = haveControls ? Priors.CONTROLS : 0;
      readings.accept(
          Reading.of(SimpleType.STRING, encoding, "text")
              .whole(Wholes.are(contents))
              .plus(all - 2 + controls));
    }
    // Bytes that people can read in every key are a text.
    if (!areNames) {
      double never = areOfNumbers(contents, encoding) ? Priors.TOUCHING_BYTES_A_KEY : 0;
      readings.accept(
          Reading.of(SimpleType.BYTES, encoding, "bytes")
              .plus(all + BYTES + never * contents.size()));
    }
  }
}
