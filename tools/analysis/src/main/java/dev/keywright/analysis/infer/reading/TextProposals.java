package dev.keywright.analysis.infer.reading;

import dev.keywright.analysis.infer.cost.Priors;
import dev.keywright.analysis.infer.sample.Bytes;
import dev.keywright.analysis.infer.sample.ColumnSample;
import dev.keywright.analysis.infer.sample.ItemBoundary;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;

/** The items of TEXT that can follow a cut. */
final class TextProposals extends Proposals {
  private static final int WIDEST = 20;
  private static final int WIDEST_HEX = 16;
  private static final int[] WIDTHS_OF_TIMES = {7, 10, 19, 20, 23, 24, 36};
  private static final List<Typing> FIXED =
      List.of(new PaddedNumbers(), new CountedTimes(), new CalendarTimes(), new FixedTexts());
  private static final List<Typing> OPEN =
      List.of(new OpenNumbers(), new HexBytes(), new JavaTimes(), new OpenTexts());

  private static final int OPEN_FORM = 1;

  private final Wholes wholes;

  TextProposals(
      ColumnSample sample, BiPredicate<ItemBoundary, ItemBoundary> isWorthIt, KnownSteps known) {
    this(sample, isWorthIt, known, new Wholes(sample));
  }

  private TextProposals(
      ColumnSample sample,
      BiPredicate<ItemBoundary, ItemBoundary> isWorthIt,
      KnownSteps known,
      Wholes wholes) {
    super(sample, isWorthIt.and((from, to) -> !wholes.areCut(to)), known);
    this.wholes = wholes;
  }

  @Override
  public double touching(Step part, Step next) {
    return Priors.TOUCHING + Priors.TOUCHING_A_KEY * sample.size();
  }

  @Override
  public boolean areApart(Step part, Step last, Step next) {
    return SeparateParts.areInText(part, last.literal(), next);
  }

  @Override
  public double besideWidth(Step literal) {
    return 0;
  }

  @Override
  public double cutNumber(Step literal, Step part) {
    return 0;
  }

  @Override
  public List<Step> literals(ItemBoundary cut) {
    return TextLiterals.after(sample, cut);
  }

  @Override
  void addParts(ItemBoundary cut, List<Step> steps) {
    Map<ItemBoundary, Boolean> ends = new LinkedHashMap<>();
    for (ItemBoundary end : Separators.after(sample, cut)) {
      ends.put(end, true);
    }
    wholes.after(cut).forEach(end -> ends.put(end, true));
    ends.put(sample.end(), true);
    addWidths(cut, sample.run(cut, Bytes::isDigit, WIDEST), ends);
    addWidths(cut, sample.run(cut, Bytes::isLowerHex, WIDEST_HEX), ends);
    addWidths(cut, sample.run(cut, Bytes::isUpperHex, WIDEST_HEX), ends);
    int least = sample.least(cut);
    for (int width : WIDTHS_OF_TIMES) {
      if (width <= least) {
        ends.putIfAbsent(cut.plus(width), false);
      }
    }
    addWidths(cut, Math.min(1, least), ends);
    ends.forEach(
        (end, isOpen) ->
            add(
                cut,
                end,
                isOpen ? OPEN_FORM : 0,
                steps,
                (span, readings) -> {
                  FIXED.forEach(typing -> typing.read(span, readings));
                  if (isOpen && cut.isBefore(end)) {
                    OPEN.forEach(typing -> typing.read(span, readings));
                  }
                }));
  }

  private static void addWidths(ItemBoundary cut, int most, Map<ItemBoundary, Boolean> ends) {
    for (int width = 1; width <= most; width++) {
      ends.putIfAbsent(cut.plus(width), false);
    }
  }
}
