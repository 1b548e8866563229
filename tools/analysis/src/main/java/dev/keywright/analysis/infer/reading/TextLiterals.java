package dev.keywright.analysis.infer.reading;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.keywright.analysis.infer.cost.Priors;
import dev.keywright.analysis.infer.sample.Bytes;
import dev.keywright.analysis.infer.sample.ColumnSample;
import dev.keywright.analysis.infer.sample.ItemBoundary;
import dev.keywright.analysis.infer.sample.Span;
import java.util.ArrayList;
import java.util.List;

/** Literals of TEXT: what all keys have in common after a cut. */
final class TextLiterals {
  private static final int LONGEST = 64;
  private static final double OF_PUNCTUATION = 3;
  private static final double OF_LETTER = 5;
  private static final double OF_OTHER = 8;
  private static final double INSIDE_A_WORD = 24;

  /** Two control characters in a row, as BINARY writes them and people do not. */
  private static final double OF_CONTROLS = 12;

  private TextLiterals() {}

  static List<Step> after(ColumnSample sample, ItemBoundary cut) {
    byte[] common = sample.common(cut);
    int most = 0;
    while (most < Math.min(common.length, LONGEST) && common[most] >= 0) {
      most++;
    }
    List<Step> steps = new ArrayList<>();
    double bits = Priors.ITEM + (continues(sample, cut, common) ? INSIDE_A_WORD : 0);
    for (int length = 1; length <= most; length++) {
      byte last = common[length - 1];
      bits += bits(last);
      bits +=
          length > 1 && Bytes.isControl(last) && Bytes.isControl(common[length - 2])
              ? OF_CONTROLS
              : 0;
      ItemBoundary end = cut.plus(length);
      boolean isWhole = length == common.length && end.equals(sample.end());
      if (isWhole || length == most || isBoundary(last, common[length])) {
        double cost = bits + (isWhole ? 0 : inside(last, sample, end));
        steps.add(
            Step.literal(
                new Span(sample, cut, end), new String(common, 0, length, ISO_8859_1), cost));
      }
    }
    return steps;
  }

  private static double bits(byte b) {
    if (Bytes.isLetter(b)) {
      return OF_LETTER;
    }
    return Bytes.isDigit(b) ? OF_OTHER : OF_PUNCTUATION;
  }

  private static boolean isBoundary(byte last, byte next) {
    return !Bytes.isLetterOrDigit(last) || kind(last) != kind(next);
  }

  private static int kind(byte b) {
    if (Bytes.isLetter(b)) {
      return 1;
    }
    return Bytes.isDigit(b) ? 2 : 3;
  }

  /** Whether it goes on with the digits or letters that all keys have before it. */
  private static boolean continues(ColumnSample sample, ItemBoundary cut, byte[] common) {
    if (common.length == 0 || !Bytes.isLetterOrDigit(common[0])) {
      return false;
    }
    for (int key = 0; key < sample.size(); key++) {
      int at = cut.at(key);
      if (at == 0 || kind(sample.content(key)[at - 1]) != kind(common[0])) {
        return false;
      }
    }
    return true;
  }

  // A word that goes on in the keys is seldom one that the layout has cut, and a first digit of all
  // numbers is one only as long as the keys are few.
  private static double inside(byte last, ColumnSample sample, ItemBoundary end) {
    int same = sample.run(end, b -> kind(b) == kind(last), 1);
    double inWord = Bytes.isDigit(last) ? Priors.TOUCHING_A_KEY : Priors.INSIDE_A_WORD_A_KEY;
    double each = inWord * sample.size();
    return Bytes.isLetterOrDigit(last) && same == 1 ? INSIDE_A_WORD + each : 0;
  }
}
