package dev.keywright.processor.model;

import dev.keywright.layout.signature.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.Stream;

/** How many different values parts can have: what is declared, or what the type leaves. */
public final class Cardinality {
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

  /** The most values of a part, declared or possible; empty if nothing bounds them. */
  public static OptionalLong of(Part part) {
    return Stream.of(part.facts().cardinality(), PossibleValues.of(part))
        .flatMapToLong(OptionalLong::stream)
        .min();
  }

  /** The most combinations of values of some parts; empty if nothing bounds them. */
  public static OptionalLong of(List<Part> parts) {
    return product(parts, Cardinality::of);
  }

  /**
   * How many combinations of values of some parts there are, by declaration or since a type names
   * them all; empty if nobody says so of one of them. A range says what may come, not how much of
   * it does.
   */
  public static OptionalLong stated(List<Part> parts) {
    return product(parts, Cardinality::stated);
  }

  private static OptionalLong stated(Part part) {
    boolean isNamed = part.is(Kind.FLAG) || part.type() instanceof PartType.Codes;
    return isNamed || part.facts().cardinality().isPresent() ? of(part) : OptionalLong.empty();
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
