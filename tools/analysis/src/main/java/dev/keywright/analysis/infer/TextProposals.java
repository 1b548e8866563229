package dev.keywright.analysis.infer;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import java.util.function.Consumer;

/** The items of TEXT that can stand behind a cut. */
final class TextProposals implements Proposals {
  private static final int WIDEST = 20;
  private static final int[] WIDTHS_OF_TIMES = {7, 10, 19, 20, 23, 24, 36};

  private static final List<Typing> FIXED =
      List.of(new PaddedNumbers(), new CountedTimes(), new CalendarTimes(), new FixedTexts());
  private static final List<Typing> OPEN =
      List.of(new OpenNumbers(), new HexBytes(), new OpenTexts());

  private final ColumnSample sample;
  private final BiPredicate<Cut, Cut> isWorthIt;

  /**
   * @param isWorthIt whether what stands between two cuts is looked at
   */
  TextProposals(ColumnSample sample, BiPredicate<Cut, Cut> isWorthIt) {
    this.sample = sample;
    this.isWorthIt = isWorthIt;
  }

  @Override
  public double touching() {
    return Priors.TOUCHING;
  }

  @Override
  public List<Step> behind(Cut cut) {
    List<Step> steps = new ArrayList<>(Literals.behind(sample, cut));
    Map<Cut, Boolean> ends = new LinkedHashMap<>();
    for (Cut end : Separators.behind(sample, cut)) {
      ends.put(end, true);
    }
    ends.put(sample.end(), true);
    int digits = sample.run(cut, Bytes::isDigit, WIDEST);
    addFixed(cut, digits, ends);
    addFixed(cut, Math.min(16, sample.run(cut, Bytes::isLowerHex, WIDEST)), ends);
    addFixed(cut, Math.min(16, sample.run(cut, Bytes::isUpperHex, WIDEST)), ends);
    int least = sample.least(cut);
    for (int width : WIDTHS_OF_TIMES) {
      if (width <= least) {
        ends.putIfAbsent(cut.plus(width), false);
      }
    }
    if (least > 0) {
      ends.putIfAbsent(cut.plus(1), false);
    }
    steps.removeIf(step -> !isWorthIt.test(cut, step.to()));
    ends.forEach(
        (end, isOpen) -> {
          if (isWorthIt.test(cut, end)) {
            addParts(new Span(sample, cut, end), isOpen, steps);
          }
        });
    return steps;
  }

  private static void addFixed(Cut cut, int most, Map<Cut, Boolean> ends) {
    for (int width = 1; width <= most; width++) {
      ends.putIfAbsent(cut.plus(width), false);
    }
  }

  private static void addParts(Span span, boolean isOpen, List<Step> steps) {
    double bits = Priors.ITEM + (span.isConstant() ? Priors.CONSTANT : 0);
    Consumer<Reading> add = reading -> steps.add(Step.part(span, reading.plus(bits)));
    FIXED.forEach(typing -> typing.read(span, add));
    if (isOpen && span.from().isBefore(span.to())) {
      OPEN.forEach(typing -> typing.read(span, add));
    }
  }

  /** Bytes as a text with one character for each. */
  static String text(byte[] bytes, int length) {
    return new String(bytes, 0, length, ISO_8859_1);
  }
}
