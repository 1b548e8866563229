package dev.keywright.analysis.infer.reading;

import dev.keywright.analysis.infer.cost.Priors;
import dev.keywright.analysis.infer.sample.ColumnSample;
import dev.keywright.analysis.infer.sample.ItemBoundary;
import dev.keywright.analysis.infer.sample.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.BiPredicate;
import java.util.function.Consumer;

/** The items that can follow a cut of a column. */
public abstract class Proposals {
  final ColumnSample sample;
  private final BiPredicate<ItemBoundary, ItemBoundary> isWorthIt;
  private final KnownSteps known;

  Proposals(
      ColumnSample sample, BiPredicate<ItemBoundary, ItemBoundary> isWorthIt, KnownSteps known) {
    this.sample = sample;
    this.isWorthIt = isWorthIt;
    this.known = known;
  }

  /**
   * Those of a format.
   *
   * @param isWorthIt whether what is between two cuts is looked at
   */
  public static Proposals of(
      boolean isText, ColumnSample sample, BiPredicate<ItemBoundary, ItemBoundary> isWorthIt) {
    return of(isText, sample, isWorthIt, new KnownSteps());
  }

  /**
   * The same.
   *
   * @param known what other searches through these keys have read
   */
  public static Proposals of(
      boolean isText,
      ColumnSample sample,
      BiPredicate<ItemBoundary, ItemBoundary> isWorthIt,
      KnownSteps known) {
    return isText
        ? new TextProposals(sample, isWorthIt, known)
        : new BinaryProposals(sample, isWorthIt, known);
  }

  public List<Step> after(ItemBoundary cut) {
    List<Step> steps = new ArrayList<>(literals(cut));
    steps.removeIf(step -> !isWorthIt(cut, step.to()));
    addParts(cut, steps);
    return steps;
  }

  /** The literals that can follow. */
  public abstract List<Step> literals(ItemBoundary cut);

  abstract void addParts(ItemBoundary cut, List<Step> steps);

  /** What it takes to say that nothing is between two parts, in bits. */
  public abstract double touching(Step part, Step next);

  /**
   * Whether two parts are no one thing that is cut, so that their values may depend on each other.
   *
   * @param last the literal between them, or the first part if there is none
   */
  public abstract boolean areApart(Step part, Step last, Step next);

  /** What a literal takes in addition beside a part of a fixed width, whose bytes it may be. */
  public abstract double besideWidth(Step literal);

  /** What a literal takes in addition before a part whose first bytes it may have cut off. */
  public abstract double cutNumber(Step literal, Step part);

  /** What a part takes in addition if all keys have one value there, which a literal could be. */
  double constant(Span span) {
    return Priors.CONSTANT;
  }

  final boolean isWorthIt(ItemBoundary from, ItemBoundary to) {
    return isWorthIt.test(from, to);
  }

  /** Adds the ways to read what is between two cuts. */
  final void add(
      ItemBoundary from,
      ItemBoundary to,
      List<Step> steps,
      BiConsumer<Span, Consumer<Reading>> readings) {
    add(from, to, 0, steps, readings);
  }

  /**
   * The same of one of several forms.
   *
   * @param form another number for each way to choose the readings
   */
  final void add(
      ItemBoundary from,
      ItemBoundary to,
      int form,
      List<Step> steps,
      BiConsumer<Span, Consumer<Reading>> readings) {
    if (isWorthIt(from, to)) {
      steps.addAll(known.between(from, to, form, () -> read(from, to, readings)));
    }
  }

  final List<Step> read(
      ItemBoundary from, ItemBoundary to, BiConsumer<Span, Consumer<Reading>> readings) {
    List<Step> steps = new ArrayList<>();
    Span span = new Span(sample, from, to);
    double bits = Priors.ITEM + (span.isConstant() ? constant(span) : 0);
    readings.accept(span, reading -> steps.add(Step.part(span, reading.plus(bits))));
    return steps;
  }
}
