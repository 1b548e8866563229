package dev.keywright.analysis.infer;

import java.util.ArrayList;
import java.util.List;

/** Literals of BINARY: bytes that all keys have in common behind a cut. */
final class BinaryLiterals {
  private static final int LONGEST = 16;
  private static final double OF_SIGN = 6;
  private static final double OF_BYTE = 14;
  private static final double INSIDE = 16;

  private BinaryLiterals() {}

  static List<Step> behind(ColumnSample sample, Cut cut) {
    byte[] common = sample.common(cut);
    List<Step> steps = new ArrayList<>();
    // Parts of bytes need nothing between, so a literal there must be worth as much as a part.
    double bits = Priors.ITEM + (cut.equals(sample.start()) ? 0 : INSIDE);
    for (int length = 1; length <= Math.min(common.length, LONGEST); length++) {
      bits += Bytes.isPrintable(common[length - 1]) ? OF_SIGN : OF_BYTE;
      Span span = new Span(sample, cut, cut.plus(length));
      steps.add(Step.literal(span, TextProposals.text(common, length), bits));
    }
    return steps;
  }
}
