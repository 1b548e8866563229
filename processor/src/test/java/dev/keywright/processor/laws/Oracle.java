package dev.keywright.processor.laws;

import java.util.List;

/**
 * What is true of the values of a part, worked out without the code under test. Numbers are {@code
 * Long}s, enum constants are their names, and single-value types are the values inside.
 */
interface Oracle {

  /** Values to try: those that people use, those at the limits, and those just beyond. */
  List<Object> candidates();

  boolean isLegal(Object value, Place place);

  /** Whether entities and bounds may have an illegal value, which stands for one below it. */
  default boolean isRounded(Object value, Place place) {
    return false;
  }

  /** Whether a scan may ask for the values that begin with this one. */
  default boolean isLegalBeginning(Object value, Place place) {
    return isLegal(value, place);
  }

  /** The text of a legal value. */
  String written(Object value, Place place);

  /**
   * The bytes of a legal value in BINARY, ascending.
   *
   * @param ended whether what has no fixed width is to be ended
   */
  byte[] bytes(Object value, boolean ended);

  /** The order of the values, smallest first. */
  int compare(Object a, Object b);
}
