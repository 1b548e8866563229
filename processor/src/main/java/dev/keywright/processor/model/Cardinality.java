package dev.keywright.processor.model;

import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.ValueLimits;
import dev.keywright.runtime.number.NumberForm;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Function;

/** How many different values parts can have: what is declared, or what the type leaves. */
public final class Cardinality {
  // A long has 19 digits, and not all numbers of so many.
  private static final int LONGEST = 19;

  /** Fewer values than a busy table has partitions; the guide's 40 sellers are too few. */
  public static final long FEW = 100;

  private Cardinality() {}

  /** Whether a part has few values. */
  public static boolean isFew(Part part) {
    return isFew(of(part));
  }

  /** Whether a number of values is small. One value alone is a constant, of which others speak. */
  public static boolean isFew(OptionalLong values) {
    return values.isPresent() && values.getAsLong() > 1 && values.getAsLong() < FEW;
  }

  /** The most values of a part; empty if nothing bounds them. */
  public static OptionalLong of(Part part) {
    Facts facts = part.facts();
    OptionalLong byType = byType(part);
    if (facts.cardinality().isEmpty() || byType.isEmpty()) {
      return facts.cardinality().isPresent() ? facts.cardinality() : byType;
    }
    return OptionalLong.of(Math.min(facts.cardinality().getAsLong(), byType.getAsLong()));
  }

  private static OptionalLong byType(Part part) {
    if (part.is(Kind.FLAG)) {
      return OptionalLong.of(2);
    }
    if (part.type() instanceof PartType.Codes codes) {
      return OptionalLong.of(codes.constants().size());
    }
    // A range says what may come, not how much of it does; but of one number there is one.
    ValueLimits limits = part.limits();
    boolean isOne =
        part.is(Kind.WHOLE) && limits.min().isPresent() && limits.min().equals(limits.max());
    return isOne ? OptionalLong.of(1) : OptionalLong.empty();
  }

  /** The most combinations of values of some parts; empty if nothing bounds them. */
  public static OptionalLong of(List<Part> parts) {
    return product(parts, Cardinality::of);
  }

  /** The same, of which those that nobody declared are as many as a type or range can have. */
  public static OptionalLong atMost(List<Part> parts) {
    return product(parts, Cardinality::atMost);
  }

  private static OptionalLong atMost(Part part) {
    OptionalLong values = of(part);
    return values.isEmpty() && part.is(Kind.WHOLE) ? numbers(part) : values;
  }

  // Padded digits hold no more, and the encoder refuses what a range leaves out.
  private static OptionalLong numbers(Part part) {
    PartSignature signature = part.signature();
    Encoding encoding = part.encoding();
    if (encoding.number().isPresent()) {
      NumberForm form = encoding.number().get();
      return numbers(Math.max(form.min(), signature.min()), Math.min(form.max(), signature.max()));
    }
    boolean isShort = encoding.pad() > 0 && encoding.pad() < LONGEST;
    long digits = isShort ? power(encoding.pad()) - 1 : signature.type().largest();
    long low = encoding.pad() > 0 && !encoding.signed() ? 0 : -digits - 1;
    return numbers(Math.max(low, signature.min()), Math.min(digits, signature.max()));
  }

  private static OptionalLong numbers(long from, long to) {
    try {
      return OptionalLong.of(Math.max(1, Math.addExact(Math.subtractExact(to, from), 1)));
    } catch (ArithmeticException tooLarge) {
      return OptionalLong.empty();
    }
  }

  private static long power(int digits) {
    return BigInteger.TEN.pow(digits).longValueExact();
  }

  private static OptionalLong product(List<Part> parts, Function<Part, OptionalLong> most) {
    long product = 1;
    for (Part part : independent(parts)) {
      OptionalLong values = most.apply(part);
      if (values.isEmpty()) {
        return OptionalLong.empty();
      }
      try {
        product = Math.multiplyExact(product, values.getAsLong());
      } catch (ArithmeticException tooLarge) {
        return OptionalLong.empty();
      }
    }
    return OptionalLong.of(product);
  }

  /** The parts among some whose values the others do not decide. */
  public static List<Part> independent(List<Part> parts) {
    List<Part> independent = new ArrayList<>(parts);
    // From the end: of two parts that decide each other, the first one stays.
    for (int i = parts.size() - 1; i >= 0; i--) {
      Part part = parts.get(i);
      List<Part> others = independent.stream().filter(it -> !it.equals(part)).toList();
      if (isDetermined(part, others)) {
        independent.remove(part);
      }
    }
    return independent;
  }

  /** Whether some parts decide the value of another. */
  public static boolean isDetermined(Part part, List<Part> by) {
    List<String> determinedBy = part.facts().determinedBy();
    return !determinedBy.isEmpty()
        && by.stream().map(Part::name).toList().containsAll(determinedBy);
  }
}
