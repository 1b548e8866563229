package dev.keywright.analysis.infer;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Consumer;

/** The items of BINARY that can stand behind a cut. */
final class BinaryProposals implements Proposals {
  private static final int WIDEST = 24;
  private static final int[] WIDTHS_OF_HASHES = {28, 32, 48, 64};
  private static final int WIDEST_TAIL = 24;
  static final double TOUCHING = 10;

  private static final List<Typing> FIXED =
      List.of(new BinaryNumbers(), new BinaryTimes(), new BinaryValues(), new FixedContents());
  private static final List<Framing> FRAMED =
      List.of(new NativeEnds(), new ForeignEnds(), new Varints());

  private final ColumnSample sample;
  private final BiPredicate<Cut, Cut> isWorthIt;

  /**
   * @param isWorthIt whether what stands between two cuts is looked at
   */
  BinaryProposals(ColumnSample sample, BiPredicate<Cut, Cut> isWorthIt) {
    this.sample = sample;
    this.isWorthIt = isWorthIt;
  }

  /** Finds parts that show their end themselves. */
  interface Framing {
    void read(ColumnSample sample, Cut cut, Adder adder);
  }

  /** Takes a reading that ends at a cut. */
  @FunctionalInterface
  interface Adder {
    void add(Cut end, Reading reading);
  }

  @Override
  public double touching() {
    return TOUCHING;
  }

  @Override
  public List<Step> behind(Cut cut) {
    List<Step> steps = new ArrayList<>(BinaryLiterals.behind(sample, cut));
    steps.removeIf(step -> !isWorthIt.test(cut, step.to()));
    Set<Cut> ends = new LinkedHashSet<>();
    int least = sample.least(cut);
    for (int width = 1; width <= Math.min(least, WIDEST); width++) {
      ends.add(cut.plus(width));
    }
    for (int width : WIDTHS_OF_HASHES) {
      if (width <= least) {
        ends.add(cut.plus(width));
      }
    }
    for (Cut end : ends) {
      if (isWorthIt.test(cut, end)) {
        Span span = new Span(sample, cut, end);
        FIXED.forEach(typing -> typing.read(span, adder(span, steps)));
      }
    }
    FRAMED.forEach(
        framing -> framing.read(sample, cut, (end, reading) -> add(cut, end, reading, steps)));
    addOpen(cut, steps);
    return steps;
  }

  private void add(Cut cut, Cut end, Reading reading, List<Step> steps) {
    if (cut.isBefore(end) && isWorthIt.test(cut, end)) {
      adder(new Span(sample, cut, end), steps).accept(reading);
    }
  }

  private static Consumer<Reading> adder(Span span, List<Step> steps) {
    double bits = Priors.ITEM + (span.isConstant() ? Priors.CONSTANT : 0);
    return reading -> steps.add(Step.part(span, reading.plus(bits)));
  }

  /** Parts up to the end of the column, or up to a tail of a fixed width. */
  private void addOpen(Cut cut, List<Step> steps) {
    Cut end = sample.end();
    if (!cut.isBefore(end)) {
      return;
    }
    if (isWorthIt.test(cut, end)) {
      Span span = new Span(sample, cut, end);
      OpenContents.read(span, "", adder(span, steps));
      FixedLists.read(span, adder(span, steps));
    }
    Span rest = new Span(sample, cut, end);
    for (int tail = 1;
        tail <= Math.min(rest.shortest() - 1, WIDEST_TAIL) && !rest.isFixed();
        tail++) {
      Cut before = end.plus(-tail);
      if (isWorthIt.test(cut, before)) {
        Span span = new Span(sample, cut, before);
        OpenContents.read(span, " text=TAIL", adder(span, steps));
      }
    }
  }
}
