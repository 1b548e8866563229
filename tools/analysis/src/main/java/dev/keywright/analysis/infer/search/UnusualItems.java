package dev.keywright.analysis.infer.search;

import static dev.keywright.runtime.frame.TextEncoding.TAIL;

import dev.keywright.analysis.infer.reading.Step;
import dev.keywright.analysis.infer.sample.Bytes;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.source.JavaLiteral;
import java.util.ArrayList;
import java.util.List;

/**
 * Items of BINARY that few layouts have: numbers of 3 bytes, bytes that are longer than a hash,
 * single bytes between parts that are the same in all keys so far, literals that run on into a
 * text, and texts of one length beside one that fills the key. Other keys may show that they are
 * read wrongly.
 */
final class UnusualItems {
  /** Bytes that are fewer are no hash and no identifier. */
  private static final int LEAST_BYTES = 16;

  /** Bytes that are more may be two hashes. */
  private static final int MOST_BYTES = 32;

  private UnusualItems() {}

  /** A sentence about each of them in a path. */
  static List<String> in(KeyPath path) {
    List<String> doubts = new ArrayList<>();
    List<String> names = path.names(path.bucket().isPresent());
    int part = 0;
    for (ColumnPath column : path.columns()) {
      List<Step> steps = column.steps();
      for (int i = 0; i < steps.size(); i++) {
        Step step = steps.get(i);
        String literal = step.literal();
        if (literal == null) {
          String name = names.get(part++);
          if (isUnusual(step)) {
            doubts.add(name + " could also be two parts, or a part and a literal.");
          }
          if (i > 0 && isOneTextWith(steps.get(i - 1), step)) {
            doubts.add(names.get(part - 2) + " and " + name + " could also be one part.");
          }
        } else if (!isWord(literal) && isBesideNumber(steps, i)) {
          doubts.add(JavaLiteral.of(literal) + " could also be a byte of the part beside it.");
        } else if (isBeginning(steps, i)) {
          doubts.add(
              JavaLiteral.of(literal) + " could also be the beginning of the part after it.");
        }
      }
    }
    return doubts;
  }

  private static boolean isUnusual(Step step) {
    int width = step.span().shortest();
    Kind kind = step.read().part().kind();
    boolean isNumber = kind == Kind.WHOLE && Integer.bitCount(width) > 1;
    boolean isHash = width >= LEAST_BYTES && width <= MOST_BYTES;
    return step.hasWidth() && (isNumber || (kind == Kind.BYTES && !isHash));
  }

  /** Of a text that begins or ends with as many characters, nobody writes the rest by itself. */
  private static boolean isOneTextWith(Step before, Step step) {
    return (isFixedText(before) && isTail(step)) || (isTail(before) && isFixedText(step));
  }

  private static boolean isFixedText(Step step) {
    return !step.isLiteral() && step.read().part().kind() == Kind.TEXT && step.hasWidth();
  }

  private static boolean isTail(Step step) {
    return !step.isLiteral()
        && step.read().part().encoding().text().filter(it -> it.encoding() == TAIL).isPresent();
  }

  private static boolean isBeginning(List<Step> steps, int literal) {
    String text = steps.get(literal).literal();
    return text != null
        && literal + 1 < steps.size()
        && !steps.get(literal + 1).isLiteral()
        && steps.get(literal + 1).read().part().kind() == Kind.TEXT
        && Bytes.isLetterOrDigit((byte) text.charAt(text.length() - 1));
  }

  private static boolean isWord(String literal) {
    return literal.length() > 1 && literal.chars().allMatch(it -> Bytes.isPrintable((byte) it));
  }

  private static boolean isBesideNumber(List<Step> steps, int literal) {
    return (literal > 0 && isOfBytes(steps.get(literal - 1)))
        || (literal + 1 < steps.size() && isOfBytes(steps.get(literal + 1)));
  }

  private static boolean isOfBytes(Step step) {
    Kind kind = step.read().part().kind();
    return step.hasWidth() && kind != Kind.TEXT && kind != Kind.UUID;
  }
}
