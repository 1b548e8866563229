package dev.keywright.benchmarks.wide;

import java.util.Random;

/**
 * A range between two values of one part, asked for by the generated code, and its two bounds as an
 * expert writes them by hand: two encoded columns, of values that are checked.
 *
 * @param <Q> the values of one question
 */
abstract class RangeKind<Q> {
  abstract Q question(Random random);

  abstract Object range(Q question);

  abstract Two<?> rangeByHand(Q question);
}
