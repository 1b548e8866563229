package dev.keywright.analysis.infer.reading;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.keywright.analysis.infer.cost.Priors;
import dev.keywright.analysis.infer.sample.Bytes;
import dev.keywright.analysis.infer.sample.ColumnSample;
import dev.keywright.analysis.infer.sample.ItemBoundary;
import dev.keywright.analysis.infer.sample.Span;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;

/** The items of BINARY that can follow a cut. */
final class BinaryProposals extends Proposals {
  private static final int LONGEST_LITERAL = 16;
  private static final double OF_SIGN = 6;
  private static final double OF_BYTE = 14;
  private static final double INSIDE = 16;
  private static final int WIDEST = 24;
  private static final int[] WIDTHS_OF_HASHES = {28, 32, 48, 64};
  private static final int WIDEST_TAIL = 24;
  private static final List<Typing> FIXED =
      List.of(new BinaryNumbers(), new BinaryTimes(), new BinaryValues(), new FixedContents());

  BinaryProposals(ColumnSample sample, BiPredicate<ItemBoundary, ItemBoundary> isWorthIt) {
    super(sample, isWorthIt);
  }

  @Override
  public double touching() {
    return Priors.TOUCHING_BYTES;
  }

  @Override
  public List<Step> literals(ItemBoundary cut) {
    byte[] common = sample.common(cut);
    List<Step> steps = new ArrayList<>();
    // Parts of bytes need nothing between, so a literal there must be worth as much as a part.
    double bits = Priors.ITEM + (cut.equals(sample.start()) ? 0 : INSIDE);
    for (int length = 1; length <= Math.min(common.length, LONGEST_LITERAL); length++) {
      bits += Bytes.isPrintable(common[length - 1]) ? OF_SIGN : OF_BYTE;
      String literal = new String(common, 0, length, ISO_8859_1);
      steps.add(Step.literal(new Span(sample, cut, cut.plus(length)), literal, bits));
    }
    return steps;
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
      add(cut, end, steps, (span, all) -> FIXED.forEach(typing -> typing.read(span, all)));
    }
    new FramedContents(sample, cut, (end, reading) -> addFramed(cut, end, reading, steps)).read();
    if (cut.isBefore(sample.end())) {
      addOpen(cut, steps);
    }
  }

  private void addFramed(ItemBoundary cut, ItemBoundary end, Reading reading, List<Step> steps) {
    if (cut.isBefore(end)) {
      add(cut, end, steps, (span, all) -> all.accept(reading));
    }
  }

  /** Parts up to the end of the column, or up to a tail of a fixed width. */
  private void addOpen(ItemBoundary cut, List<Step> steps) {
    ItemBoundary end = sample.end();
    add(
        cut,
        end,
        steps,
        (span, all) -> {
          OpenContents.readLast(span, all);
          FixedLists.read(span, all);
        });
    Span rest = new Span(sample, cut, end);
    int most = rest.isFixed() ? 0 : Math.min(rest.shortest() - 1, WIDEST_TAIL);
    for (int tail = 1; tail <= most; tail++) {
      add(cut, end.plus(-tail), steps, OpenContents::readBeforeTail);
    }
  }
}
