package dev.keywright.analysis.verify;

import java.io.Serializable;
import java.util.List;

/**
 * The order of the input. Each key is compared with the one before, so that a sorted input proves
 * the order of all its keys.
 *
 * @param descents how many keys are below the one before. None in a dump that comes in the order of
 *     its store: if there are some, the store sorts in another way than its keys are made for.
 * @param firstDescents the first of those
 * @param duplicates how many keys equal the one before: all duplicates of sorted input
 * @param misordered how many neighbours have values in another order than the layout says
 * @param examples the first of those
 */
public record OrderReport(
    long descents,
    List<Descent> firstDescents,
    long duplicates,
    long misordered,
    List<Misordered> examples) {

  public OrderReport {
    firstDescents = List.copyOf(firstDescents);
    examples = List.copyOf(examples);
  }

  /** A key of the input and the next one, which is below it. */
  public record Descent(Example key, Example next) implements Serializable {}
}
