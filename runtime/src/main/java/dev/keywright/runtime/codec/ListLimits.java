package dev.keywright.runtime.codec;

import dev.keywright.runtime.InvalidPartException;
import java.util.List;

/**
 * How many elements a list has, and how many values each of them.
 *
 * @param min the fewest elements
 * @param max the most elements
 */
public record ListLimits(int min, int max) {
  /** Any number of elements. */
  public static final ListLimits NONE = new ListLimits(0, Integer.MAX_VALUE);

  /** The same, of at least so many elements. */
  public ListLimits atLeast(int elements) {
    return new ListLimits(elements, max);
  }

  /** The same, of at most so many elements. */
  public ListLimits atMost(int elements) {
    return new ListLimits(min, elements);
  }

  /** Whether a list may have so many elements. */
  public boolean allow(int elements) {
    return elements >= min && elements <= max;
  }

  /** The limits in words, for messages. */
  public String inWords() {
    String lengths = LengthLimits.inWords(min, max);
    return lengths + (lengths.endsWith(" 1") ? " element" : " elements");
  }

  /**
   * Refuses a list that has too few or too many elements.
   *
   * @throws InvalidPartException if it has
   */
  public void check(String part, List<?> elements) {
    if (!allow(elements.size())) {
      throw new InvalidPartException(part, elements, "have " + inWords());
    }
  }

  /**
   * Refuses the first elements of a list if there are too many.
   *
   * @throws InvalidPartException if there are
   */
  public void checkMost(String part, List<?> elements) {
    if (elements.size() > max) {
      throw new InvalidPartException(part, elements, "have " + inWords());
    }
  }
}
