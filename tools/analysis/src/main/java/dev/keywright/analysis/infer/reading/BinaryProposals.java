package dev.keywright.analysis.infer.reading;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.keywright.analysis.infer.cost.Priors;
import dev.keywright.analysis.infer.sample.Bytes;
import dev.keywright.analysis.infer.sample.ColumnSample;
import dev.keywright.analysis.infer.sample.ItemBoundary;
import dev.keywright.analysis.infer.sample.Span;
import dev.keywright.runtime.number.NumberEncoding;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;

/** The items of BINARY that can follow a cut. */
final class BinaryProposals extends Proposals {
  private static final int LONGEST_LITERAL = 16;
  private static final double OF_SIGN = 6;
  private static final double OF_BYTE = 14;
  private static final double INSIDE = 16;
  private static final int WIDEST = 24;
  static final int[] WIDTHS_OF_HASHES = {28, 32, 48, 64};
  private static final int WIDEST_TAIL = 24;

  /** How many bytes numbers have that most systems write. */
  static final int[] USUAL = {Short.BYTES, Integer.BYTES, Long.BYTES};

  /** The first byte of a time takes at most so many values within some years. */
  private static final int FEW = 12;

  private static final int LAST = 1;
  private static final int BEFORE_TAIL = 2;

  private static final Typing FIXED = new FixedWidths();

  /** Where each whole that people see ends, by where it begins: no part ends inside. */
  private final Map<ItemBoundary, ItemBoundary> wholes = new HashMap<>();

  private final Set<NumberEncoding> varints = EnumSet.noneOf(NumberEncoding.class);

  BinaryProposals(
      ColumnSample sample, BiPredicate<ItemBoundary, ItemBoundary> isWorthIt, KnownSteps known) {
    super(sample, isWorthIt, known);
  }

  @Override
  public List<Step> after(ItemBoundary cut) {
    if (isInWhole(cut)) {
      return List.of();
    }
    List<Step> steps = super.after(cut);
    for (Step step : steps) {
      if (!step.isLiteral() && step.read().isWhole()) {
        wholes.merge(cut, step.to(), (a, b) -> a.isBefore(b) ? b : a);
      }
    }
    return steps;
  }

  /** A cut after what all keys begin with is none: that may be a literal in front of a name. */
  private boolean isInWhole(ItemBoundary cut) {
    return wholes.entrySet().stream()
        .anyMatch(
            it ->
                it.getKey().isBefore(cut)
                    && cut.isBefore(it.getValue())
                    && !new Span(sample, it.getKey(), cut).isConstant()
                    && !isNumberAfter(it.getKey(), cut, it.getValue()));
  }

  /** The last letter of a whole may be the first byte of a time after it, which changes seldom. */
  private boolean isNumberAfter(ItemBoundary from, ItemBoundary cut, ItemBoundary to) {
    Span end = new Span(sample, cut, to);
    return end.isFixed()
        && end.shortest() == 1
        && new Span(sample, from, to).isFixed()
        && end.contents().stream().mapToInt(it -> it[0]).distinct().limit(FEW + 1).count() <= FEW;
  }

  @Override
  public double touching(Step part, Step next) {
    // Other parts show themselves where they end.
    boolean isCut = part.hasWidth() && next.span().isFixed();
    boolean isOneText =
        (part.isTail() || part.isCutText()) && (next.isContent() || next.beginsInWord());
    double each = isOneText ? Priors.TOUCHING_TEXTS_A_KEY : 0;
    each += isCut ? Priors.TOUCHING_BYTES_A_KEY : 0;
    return Priors.TOUCHING_BYTES + each * sample.size();
  }

  @Override
  public boolean areApart(Step part, Step last, Step next) {
    return SeparateParts.areInBinary(part, next);
  }

  @Override
  public List<Step> literals(ItemBoundary cut) {
    byte[] common = sample.common(cut);
    List<Step> steps = new ArrayList<>();
    // Parts of bytes need nothing between, so a literal there must be worth as much as a part.
    boolean isInside = !cut.equals(sample.start());
    double bits = Priors.ITEM + (isInside ? INSIDE : 0);
    for (int length = 1; length <= Math.min(common.length, LONGEST_LITERAL); length++) {
      bits += Bytes.isPrintable(common[length - 1]) ? OF_SIGN : OF_BYTE;
      String literal = new String(common, 0, length, ISO_8859_1);
      steps.add(Step.literal(new Span(sample, cut, cut.plus(length)), literal, bits));
    }
    return steps;
  }

  /** One byte, or bytes that are no signs, belong to a number more often than to a literal. */
  @Override
  public double besideWidth(Step literal) {
    String text = Objects.requireNonNull(literal.literal());
    boolean isInside = !literal.from().equals(sample.start());
    boolean areSigns = text.chars().allMatch(it -> Bytes.isPrintable((byte) it));
    boolean isWord = areSigns && (text.length() > 1 || !(isInside || isNumber()));
    // The first bytes of numbers are zero, and marks are seldom.
    boolean isZero = isZero(text.charAt(text.length() - 1)) && literal.to().isBefore(sample.end());
    double zero = isZero ? Priors.MORE_BYTES_A_KEY : 0;
    return isWord ? 0 : (dear(isInside, text.length()) + zero) * sample.size();
  }

  /**
   * The last bytes of a literal may be the zeros that a number of a usual width begins with, and
   * nobody ends a literal between two zeros.
   */
  @Override
  public double cutNumber(Step literal, Step part) {
    String text = Objects.requireNonNull(literal.literal());
    Span number = part.span();
    // A list at the end may be empty.
    boolean isBetween =
        text.charAt(text.length() - 1) == 0
            && number.shortest() > 0
            && number.every(key -> number.at(key, 0) == 0);
    boolean isCut =
        number.isFixed()
            && IntStream.rangeClosed(1, text.length())
                .filter(front -> isZero(text.charAt(text.length() - front)))
                .anyMatch(front -> Arrays.binarySearch(USUAL, front + number.shortest()) >= 0);
    return isBetween || isCut ? Priors.CUT_NUMBER_A_KEY * sample.size() : 0;
  }

  /** But for the bit of a sign, and in descending order. */
  private static boolean isZero(char b) {
    return (b & Byte.MAX_VALUE) == 0 || b == Byte.MAX_VALUE;
  }

  /** A byte beside another one is the first one of a number more often still. */
  private static double dear(boolean isInside, int length) {
    double ofOne = isInside ? Priors.TOUCHING_BYTES_A_KEY : Priors.FIRST_BYTES_A_KEY;
    return ofOne + (length > 1 ? Priors.MORE_BYTES_A_KEY : 0);
  }

  /** Whether the column has as many bytes as a usual number, which begins with a sign by chance. */
  private boolean isNumber() {
    Span all = new Span(sample, sample.start(), sample.end());
    return all.isFixed() && (all.shortest() == Integer.BYTES || all.shortest() == Long.BYTES);
  }

  // In bytes, what is the same in all keys is a literal more often than a part. But nobody writes
  // as many zeros as small numbers have.
  @Override
  double constant(Span span) {
    boolean isSmall = span.shortest() == Integer.BYTES || span.shortest() == Long.BYTES;
    boolean isFirst = span.from().equals(sample.start());
    boolean isNumber = isSmall && !isFirst && 2 * zeros(span.bytes(0)) >= span.shortest();
    // A few bytes are a literal all the more.
    double few = span.shortest() <= Short.BYTES ? Priors.TOUCHING_BYTES_A_KEY : 0;
    double literal = Priors.TOUCHING_BYTES_A_KEY + few;
    return Priors.CONSTANT + (isNumber ? 0 : literal * sample.size());
  }

  /** How many zeros are in front; of a number with a sign, the first byte is 0x80. */
  private static int zeros(byte... bytes) {
    int zeros = bytes[0] == Byte.MIN_VALUE ? 1 : 0;
    while (zeros < bytes.length && bytes[zeros] == 0) {
      zeros++;
    }
    return zeros;
  }

  @Override
  void addParts(ItemBoundary cut, List<Step> steps) {
    Set<ItemBoundary> ends = new LinkedHashSet<>();
    int least = sample.least(cut);
    for (int width = 1; width <= Math.min(least, WIDEST); width++) {
      ends.add(cut.plus(width));
    }
    for (int width : WIDTHS_OF_HASHES) {
      if (width <= least) {
        ends.add(cut.plus(width));
      }
    }
    for (ItemBoundary end : ends) {
      add(cut, end, steps, FIXED::read);
    }
    new FramedContents(
            sample,
            cut,
            end -> isWorthIt(cut, end),
            varints,
            (end, read) -> addFramed(cut, end, read, steps))
        .read();
    if (cut.isBefore(sample.end())) {
      addOpen(cut, steps);
    }
  }

  private void addFramed(ItemBoundary cut, ItemBoundary end, Reading reading, List<Step> steps) {
    if (cut.isBefore(end) && isWorthIt(cut, end)) {
      steps.addAll(read(cut, end, (span, all) -> all.accept(reading)));
    }
  }

  /** Parts up to the end of the column, or up to a tail of a fixed width. */
  private void addOpen(ItemBoundary cut, List<Step> steps) {
    ItemBoundary end = sample.end();
    add(
        cut,
        end,
        LAST,
        steps,
        (span, all) -> {
          OpenContents.readLast(span, all);
          FixedLists.read(span, all);
        });
    Span rest = new Span(sample, cut, end);
    int most = rest.isFixed() ? 0 : Math.min(rest.shortest() - 1, WIDEST_TAIL);
    for (int tail = 1; tail <= most; tail++) {
      add(cut, end.plus(-tail), BEFORE_TAIL, steps, OpenContents::readBeforeTail);
    }
  }
}
