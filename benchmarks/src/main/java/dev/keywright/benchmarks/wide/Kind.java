package dev.keywright.benchmarks.wide;

import java.util.List;
import java.util.Random;

/**
 * One kind of key: its rows, the generated code, and an expert's code for the same key. The expert
 * checks what the generated code checks, and allocates the result alone.
 *
 * @param <R> the values of one key, as an entity
 * @param <C> the encoded columns
 */
abstract class Kind<R, C> {
  abstract R row(Random random);

  /** Rows that neither may encode. */
  abstract List<R> refused();

  abstract C encode(R row);

  abstract Object decode(C column);

  abstract C encodeByHand(R row);

  /** The values as a record with the components of the entity. */
  abstract Object decodeByHand(C column);
}
