package dev.keywright.spark.function;

import dev.keywright.spark.key.KeyLayouts;
import java.io.Serializable;

/**
 * The layouts of a function, and its name.
 *
 * @param name as queries have it
 */
record BoundTo(String name, KeyLayouts layouts) implements Serializable {

  /** What Spark shows for a call that it cannot make. */
  UnsupportedOperationException refused(String why) {
    return new UnsupportedOperationException(name + ": " + why);
  }
}
