package dev.keywright.analysis.infer.search;

import static dev.keywright.runtime.frame.TextEncoding.TAIL;

import dev.keywright.analysis.infer.reading.Step;
import dev.keywright.analysis.infer.sample.Bytes;
import dev.keywright.analysis.infer.sample.Span;
import dev.keywright.analysis.infer.sample.StoredNumbers;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.source.JavaLiteral;
import dev.keywright.runtime.number.NumberEncoding;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Items of BINARY that few layouts have: numbers of 3 bytes, of 2 bytes with the last one first,
 * and that are all 0 or 1, numbers that may be varints of one length, bytes that are longer than a
 * hash, single bytes between parts that are the same in all keys so far, literals that run on into
 * a text, and texts of one length beside one that fills the key. Other keys may show that they are
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
          if (isUnusual(step) || areFlags(step)) {
            doubts.add(name + " could also be two parts, or a part and a literal.");
          }
          if (areVarints(step)) {
            doubts.add(name + " could also be a varint: its last byte alone has no highest bit.");
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
    boolean isLittle = width == Short.BYTES && isLittleEndian(step);
    boolean isNumber = kind == Kind.WHOLE && (Integer.bitCount(width) > 1 || isLittle);
    boolean isHash = width >= LEAST_BYTES && width <= MOST_BYTES;
    return step.hasWidth() && (isNumber || (kind == Kind.BYTES && !isHash));
  }

  private static boolean isLittleEndian(Step step) {
    return step.read()
        .part()
        .encoding()
        .number()
        .filter(it -> it.encoding() == NumberEncoding.LITTLE_ENDIAN)
        .isPresent();
  }

  /** Numbers of several bytes that are all 0 or 1: flags behind a zero. */
  private static boolean areFlags(Step step) {
    Span span = step.span();
    return step.read().part().kind() == Kind.WHOLE
        && step.hasWidth()
        && span.shortest() > 1
        && !span.isConstant()
        && Arrays.stream(StoredNumbers.bigEndian(span)).allMatch(it -> it == 0 || it == 1);
  }

  /** All bytes but the last one have the highest bit, as in varints of seven bits a byte. */
  private static boolean areVarints(Step step) {
    Span span = step.span();
    int last = span.shortest() - 1;
    Kind kind = step.read().part().kind();
    return (kind == Kind.WHOLE || kind == Kind.BYTES)
        && step.hasWidth()
        && last > 0
        && span.every(
            key ->
                IntStream.rangeClosed(0, last).allMatch(i -> (span.at(key, i) < 0) == (i < last)));
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
