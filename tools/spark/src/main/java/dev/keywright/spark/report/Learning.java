package dev.keywright.spark.report;

import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.io.Serializable;

/**
 * How one of the tools learns from keys, and how what it has learnt gets from one machine to
 * another.
 *
 * @param <P> what it has learnt from a piece of the input
 */
interface Learning<P> extends Serializable {
  /** Nothing yet. */
  P empty();

  /** One more key. */
  void add(P piece, long number, Object... columns);

  /** Takes the keys of the next piece. */
  void merge(P piece, P next);

  /** Writes a piece. */
  void write(P piece, ObjectOutput out) throws IOException;

  /** Reads a piece. */
  P read(ObjectInput in) throws IOException, ClassNotFoundException;
}
