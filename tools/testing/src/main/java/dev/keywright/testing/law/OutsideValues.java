package dev.keywright.testing.law;

import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.ValueLimits;
import dev.keywright.runtime.alphabet.Alphabet;
import dev.keywright.testing.value.NumberValues;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/** Values of a part just outside of limits. */
record OutsideValues(PartSignature part, ValueLimits limits) {
  private static final int LONGEST = 4_096;
  private static final String TRIED = "a0A-_ ~Zz9.,:/\u00e9";

  /** What the layout of a part rules out, the width of its digits included. */
  static OutsideValues ofPart(PartSignature part) {
    ValueLimits limits = part.limits();
    int pad = part.encoding().pad();
    BigInteger end = BigInteger.TEN.pow(pad);
    if (pad == 0 || end.bitLength() >= Long.SIZE) {
      return new OutsideValues(part, limits);
    }
    long largest = end.longValueExact() - 1;
    long smallest = part.encoding().signed() ? -largest : 0;
    OptionalLong min = OptionalLong.of(Math.max(smallest, limits.min().orElse(smallest)));
    OptionalLong max = OptionalLong.of(Math.min(largest, limits.max().orElse(largest)));
    return new OutsideValues(
        part, new ValueLimits(min, max, limits.alphabet(), limits.minLength(), limits.maxLength()));
  }

  List<Object> all() {
    List<Object> outside = new ArrayList<>();
    if (part.kind() == Kind.WHOLE) {
      limits.min().ifPresent(it -> add(outside, it - 1, it > part.type().smallest()));
      limits.max().ifPresent(it -> add(outside, it + 1, it < part.type().largest()));
    }
    if (part.kind() == Kind.TEXT) {
      texts(outside);
    }
    return outside;
  }

  private void add(List<Object> outside, long number, boolean isOfType) {
    boolean isInType = number >= part.type().smallest() && number <= part.type().largest();
    if (isOfType && isInType) {
      outside.add(NumberValues.number(part.type(), number));
    }
  }

  private void texts(List<Object> outside) {
    Alphabet alphabet = limits.alphabet().map(Alphabet::of).orElseGet(Alphabet::basic);
    int first = alphabet.contains('a') ? 'a' : alphabet.next(-1);
    String one = first < 0 ? "" : Character.toString(first);
    if (limits.mostLength() < LONGEST) {
      outside.add(one.repeat(limits.mostLength() + 1));
    }
    String begun = one.repeat(Math.max(0, limits.leastLength() - 1));
    if (limits.leastLength() > 0) {
      outside.add(begun);
    }
    TRIED.chars().filter(c -> !alphabet.contains(c)).forEach(c -> outside.add(begun + (char) c));
  }
}
