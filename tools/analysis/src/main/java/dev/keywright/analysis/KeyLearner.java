package dev.keywright.analysis;

import java.io.Serializable;

/**
 * What is learnt from keys that come one after the other. Pieces of an input learn apart, also on
 * other machines, and merge in the order of the input.
 *
 * @param <L> the class itself
 */
public interface KeyLearner<L extends KeyLearner<L>> extends Serializable {
  /**
   * One more key.
   *
   * @param number of the key in the input, such as that of its line
   * @param columns as the store has them
   */
  void add(long number, Object... columns);

  /** Takes the keys of the next piece after its own. */
  void merge(L next);
}
