package dev.keywright.spark.report;

import java.io.Serializable;

/**
 * How one of the tools learns from keys.
 *
 * @param <P> what it has learnt from a piece of the input, which gets from machine to machine
 */
interface Learning<P extends Serializable> extends Serializable {
  /** Nothing yet. */
  P empty();

  /** One more key. */
  void add(P piece, long number, Object... columns);

  /** Takes the keys of the next piece. */
  void merge(P piece, P next);
}
