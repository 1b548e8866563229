package dev.keywright.analysis.infer;

import dev.keywright.runtime.Shown;
import java.util.List;

/**
 * Something wrong with a layout that two keys of the input show.
 *
 * @param kind what is lost
 * @param signature the layout
 * @param part whose values show it
 * @param first a key of the input, one text for each column in the notation of {@code KeyText}; the
 *     store sorts it first
 * @param firstValue its value of the part
 * @param second another key of the input
 * @param secondValue its value of the part
 * @param message what is wrong, as sentences
 */
public record Fault(
    Kind kind,
    String signature,
    String part,
    List<String> first,
    String firstValue,
    List<String> second,
    String secondValue,
    String message) {

  public Fault {
    first = List.copyOf(first);
    second = List.copyOf(second);
    // It quotes values.
    message = Shown.visible(message);
  }

  /** What a layout can lose. */
  public enum Kind {
    /** The store sorts two keys in another way than their values. */
    ORDER,
    /** Two keys differ in bytes that the layout cannot tell apart. */
    IDENTITY
  }
}
