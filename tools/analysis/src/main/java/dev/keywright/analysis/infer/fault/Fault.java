package dev.keywright.analysis.infer.fault;

import dev.keywright.analysis.KeyText;
import dev.keywright.analysis.infer.search.ExplainedKeys;
import dev.keywright.layout.signature.PartSignature;
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

  /** Of values that two keys of the input have, in their order in the store. */
  static Fault of(Kind kind, ExplainedKeys explained, PartSignature part, int lower, int higher) {
    String first = KeyText.ofValue(part, explained.value(lower, part));
    String second = KeyText.ofValue(part, explained.value(higher, part));
    String lost =
        switch (kind) {
          case ORDER -> " loses its order: the store sorts " + first + " before " + second + ".";
          case IDENTITY -> " writes one number in two ways: " + first + " and " + second + ".";
          case DERIVED ->
              throw new IllegalArgumentException("a computed part says how it is computed");
        };
    return new Fault(
        kind,
        explained.reader().signature().toString(),
        part.name(),
        explained.keys().get(lower).shown(),
        first,
        explained.keys().get(higher).shown(),
        second,
        part.name() + lost);
  }

  /** What a layout can lose. */
  public enum Kind {
    /** The store sorts two keys in another way than their values. */
    ORDER,
    /** Two keys differ in bytes that the layout cannot tell apart. */
    IDENTITY,
    /** A part, a bucket or a hash prefix is not what nearly all keys compute. */
    DERIVED
  }
}
