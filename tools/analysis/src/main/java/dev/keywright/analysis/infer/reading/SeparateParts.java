package dev.keywright.analysis.infer.reading;

import dev.keywright.analysis.infer.sample.Bytes;
import dev.keywright.layout.signature.Kind;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Tells two parts from one thing that is cut. The values of two parts may depend on each other. The
 * pieces of one thing always do, so a search that counted this would cut everything.
 */
final class SeparateParts {
  private SeparateParts() {}

  /**
   * Signs such as a dash are in words as well, where nothing but texts is beside them.
   *
   * @param between null if there is no literal between the parts
   */
  static boolean areInText(Step part, @Nullable String between, Step next) {
    return between != null
        && (between.chars().anyMatch(it -> Bytes.isSeparator((byte) it))
            || !(isContent(part) || isContent(next)));
  }

  private static boolean isContent(Step step) {
    Kind kind = step.read().part().kind();
    return kind == Kind.TEXT || kind == Kind.BYTES;
  }

  /** Both have widths that are usual, and both together have none. */
  static boolean areInBinary(Step part, Step next) {
    int together = part.span().longest() + next.span().longest();
    boolean isOne = part.hasWidth() && next.hasWidth() && isIn(BinaryProposals.USUAL, together);
    boolean areTexts = part.isContent() && next.isContent();
    return !isOne && !areTexts && hasUsualWidth(part) && hasUsualWidth(next);
  }

  private static boolean hasUsualWidth(Step step) {
    int width = step.span().longest();
    return !step.hasWidth()
        || step.read().part().kind() == Kind.TEXT
        || isIn(BinaryProposals.USUAL, width)
        || isIn(FixedContents.USUAL, width);
  }

  private static boolean isIn(int[] widths, int width) {
    return Arrays.binarySearch(widths, width) >= 0;
  }
}
