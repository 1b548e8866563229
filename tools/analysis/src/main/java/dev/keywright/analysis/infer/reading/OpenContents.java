package dev.keywright.analysis.infer.reading;

import dev.keywright.analysis.infer.cost.NameCost;
import dev.keywright.analysis.infer.cost.Priors;
import dev.keywright.analysis.infer.cost.TextCost;
import dev.keywright.analysis.infer.sample.Bytes;
import dev.keywright.analysis.infer.sample.Span;
import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.SimpleType;
import dev.keywright.runtime.frame.TextEncoding;
import dev.keywright.runtime.frame.TextForm;
import java.util.Arrays;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Reads contents as text or as bytes, whatever shows their end. */
final class OpenContents {
  private static final double BYTES = 3;
  private static final double TAIL = 4;

  /** Contents that could be longer, and all have one length. */
  private static final double NEVER_LONGER = 12;

  /** An end that some keys have and others do not. */
  private static final double OPTIONAL_A_KEY = 1;

  /** The same where the end is one mark, which says that a row is of another kind. */
  private static final double MARK_A_KEY = 2;

  private static final int MANY = 20;

  private OpenContents() {}

  /** What is between two cuts, up to the end of the column. */
  static void readLast(Span span, Consumer<Reading> readings) {
    List<byte[]> contents = span.contents();
    double optional =
        areOptional(contents) || areMarked(contents) ? MARK_A_KEY * contents.size() : 0;
    read(contents, Encoding.PLAIN, neverLonger(span) + optional, readings);
  }

  /** The same before a tail of a fixed width. */
  static void readBeforeTail(Span span, Consumer<Reading> readings) {
    read(span.contents(), TextForm.tail(), TAIL + neverLonger(span), readings);
  }

  private static double neverLonger(Span span) {
    boolean isOfHash = span.isFixed() && span.shortest() >= FixedContents.USUAL[0];
    return isOfHash ? NEVER_LONGER + FixedContents.unusual(span.shortest()) : 0;
  }

  /** Nothing, or always the same: rows of another kind have an end that the others do not have. */
  private static boolean areOptional(List<byte[]> contents) {
    List<byte[]> some = contents.stream().filter(it -> it.length > 0).toList();
    return some.size() < contents.size()
        && some.stream().allMatch(it -> Arrays.equals(it, some.get(0)));
  }

  /** Bytes that are no text, and of which some keys have one more. */
  private static boolean areMarked(List<byte[]> contents) {
    return !contents.stream().allMatch(Bytes::areName) && areOfOtherParts(contents);
  }

  /** Bytes before a tail that have one byte more in some keys, or are mostly zeros. */
  private static boolean areOfOtherParts(List<byte[]> contents) {
    IntSummaryStatistics lengths = contents.stream().mapToInt(it -> it.length).summaryStatistics();
    long zeros = contents.stream().mapToLong(OpenContents::zeros).sum();
    return lengths.getMax() == lengths.getMin() + 1 || zeros * 2 > lengths.getSum();
  }

  private static long zeros(byte[] content) {
    long zeros = 0;
    for (byte b : content) {
      zeros += b == 0 ? 1 : 0;
    }
    return zeros;
  }

  private static boolean isOf(Encoding encoding, TextEncoding form) {
    return encoding.text().filter(it -> it.encoding() == form).isPresent();
  }

  /** Nearly all of them empty, behind their length: zeros of a number. */
  private static boolean areZeros(List<byte[]> contents, Encoding encoding) {
    return isOf(encoding, TextEncoding.LENGTH_PREFIXED)
        && contents.stream().filter(it -> it.length > 0).count() * 10 < contents.size();
  }

  /**
   * Bytes of which some come often, and longer than an identifier, but not as long as a hash. They
   * are several parts whose values depend on each other, so that a list of all is short.
   */
  private static boolean areSeveral(List<byte[]> contents, int distinct) {
    int length = contents.get(0).length;
    return length > FixedContents.USUAL[0]
        && distinct < contents.size()
        && Arrays.binarySearch(FixedContents.USUAL, length) < 0
        && Arrays.binarySearch(BinaryProposals.WIDTHS_OF_HASHES, length) < 0
        && contents.stream().allMatch(it -> it.length == length);
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
    TextCost known = new TextCost(contents);
    double cost =
        areNames
            ? NameCost.bits(contents)
            : Math.min(known.bits(), TimedIdentifiers.bits(contents));
    // No literal can stand in front of a part of a group.
    boolean isGrouped = isOf(encoding, TextEncoding.GROUPED);
    cost +=
        areNames && !isGrouped && Bytes.beginAlike(contents, MANY)
            ? Priors.SIGN_A_KEY * contents.size()
            : 0;
    boolean areHidden =
        !areNames && (areSeveral(contents, known.distinct()) || HiddenParts.are(contents));
    double hidden = areHidden ? Priors.HIDDEN_PARTS_A_KEY : 0;
    boolean isOptional =
        !areNames && isOf(encoding, TextEncoding.TAIL) && areOfOtherParts(contents);
    double zeros = isOptional ? MARK_A_KEY : areZeros(contents, encoding) ? OPTIONAL_A_KEY : 0;
    double all = Priors.TEXT + cost + bits + (hidden + zeros) * contents.size();
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
