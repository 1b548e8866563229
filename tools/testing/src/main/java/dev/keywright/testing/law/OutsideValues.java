package dev.keywright.testing.law;

import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.alphabet.Alphabet;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * Values just outside of what is declared of a part.
 *
 * @param type how the numbers are boxed
 */
record OutsideValues(PartSignature part, Limits limits) {
  private static final int LONGEST = 4_096;
  private static final String TRIED = "a0A-_ ~Zz9.,:/\u00e9";

  /** What bounds the values. */
  record Limits(
      OptionalLong min,
      OptionalLong max,
      String alphabet,
      OptionalInt minLength,
      OptionalInt maxLength) {}

  static OutsideValues ofPart(PartSignature part) {
    var limits = part.limits();
    return new OutsideValues(
        part,
        new Limits(
            limits.min(),
            limits.max(),
            limits.alphabet().orElse(""),
            limits.minLength(),
            limits.maxLength()));
  }

  List<Object> all() {
    List<Object> outside = new ArrayList<>();
    if (part.kind() == Kind.WHOLE) {
      limits.min().ifPresent(it -> addNumber(outside, it - 1, it > part.type().smallest()));
      limits.max().ifPresent(it -> addNumber(outside, it + 1, it < part.type().largest()));
    }
    if (part.kind() == Kind.TEXT) {
      texts(outside);
    }
    return outside;
  }

  private void addNumber(List<Object> outside, long number, boolean hasType) {
    if (hasType) {
      outside.add(
          switch (part.type().bytes()) {
            case Byte.BYTES -> (Object) (byte) number;
            case Short.BYTES -> (short) number;
            case Integer.BYTES -> (int) number;
            default -> number;
          });
    }
  }

  private void texts(List<Object> outside) {
    Alphabet alphabet =
        limits.alphabet().isEmpty() ? Alphabet.basic() : Alphabet.of(limits.alphabet());
    int first = alphabet.contains('a') ? 'a' : alphabet.next(-1);
    String one = first < 0 ? "" : Character.toString(first);
    int least = limits.minLength().orElse(0);
    limits
        .maxLength()
        .ifPresent(it -> outside.addAll(it < LONGEST ? List.of(one.repeat(it + 1)) : List.of()));
    if (least > 0) {
      outside.add(one.repeat(least - 1));
    }
    String start = one.repeat(Math.max(0, least - 1));
    TRIED.chars().filter(c -> !alphabet.contains(c)).forEach(c -> outside.add(start + (char) c));
  }
}
