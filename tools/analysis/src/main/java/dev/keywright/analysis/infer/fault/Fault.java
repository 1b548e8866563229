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
    Witness one = Witness.of(explained, part, lower);
    Witness other = Witness.of(explained, part, higher);
    String first = one.value();
    String second = other.value();
    String lost =
        switch (kind) {
          case ORDER -> " loses its order: the store sorts " + first + " before " + second + ".";
          case IDENTITY -> " writes one number in two ways: " + first + " and " + second + ".";
          case DERIVED ->
              throw new IllegalArgumentException("a computed part says how it is computed");
        };
    String layout = explained.reader().signature().toString();
    return of(kind, layout, part.name(), List.of(one, other), part.name() + lost);
  }

  /**
   * Of what is computed.
   *
   * @param right a key in which it is as in nearly all others
   * @param wrong a key in which it is not
   */
  static Fault derived(String layout, String part, Witness right, Witness wrong, String message) {
    return of(Kind.DERIVED, layout, part, List.of(right, wrong), message);
  }

  private static Fault of(
      Kind kind, String layout, String part, List<Witness> keys, String message) {
    Witness one = keys.get(0);
    Witness other = keys.get(1);
    return new Fault(
        kind, layout, part, one.key(), one.value(), other.key(), other.value(), message);
  }

  /** A key that shows a fault, and its value of the part. */
  record Witness(List<String> key, String value) {
    static Witness of(ExplainedKeys explained, PartSignature part, int key) {
      return new Witness(
          explained.keys().get(key).shown(), KeyText.ofValue(part, explained.value(key, part)));
    }
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
