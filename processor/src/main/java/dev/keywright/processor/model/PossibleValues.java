package dev.keywright.processor.model;

import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.TypeSignature;
import dev.keywright.runtime.alphabet.Run;
import dev.keywright.runtime.number.NumberForm;
import java.math.BigInteger;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * How many values a part can have at all, as far as its type, its encoding and the facts bound
 * them.
 */
public final class PossibleValues {
  private static final int BYTES = 256;
  // Beyond, any alphabet of two has more texts than a table has rows.
  private static final int LONGEST = Long.SIZE;
  // A long holds all numbers of so many digits.
  private static final int LONGEST_DIGITS = 18;

  private PossibleValues() {}

  /** The number of values; empty if a long does not hold it, or if the facts leave no value. */
  public static OptionalLong of(Part part) {
    return count(part).filter(it -> it.signum() > 0 && it.bitLength() < Long.SIZE).stream()
        .mapToLong(BigInteger::longValueExact)
        .findFirst();
  }

  private static Optional<BigInteger> count(Part part) {
    return part.type().signature().map(TypeSignature::kind).flatMap(kind -> count(part, kind));
  }

  private static Optional<BigInteger> count(Part part, Kind kind) {
    return switch (kind) {
      case FLAG -> Optional.of(BigInteger.TWO);
      case WHOLE -> Optional.of(numbers(part));
      case CHARACTER -> size(part).map(BigInteger::valueOf);
      case BYTES -> lengths(part, BYTES);
      case TEXT -> size(part).flatMap(characters -> lengths(part, characters.intValue()));
      case CODES ->
          Optional.of(BigInteger.valueOf(((PartType.Codes) part.type()).constants().size()));
      default -> Optional.empty();
    };
  }

  private static BigInteger numbers(Part part) {
    NumberRange range = NumberRange.of(part);
    NumberRange written = written(part.encoding(), part.signature().type());
    long step = Math.max(1, part.facts().step().orElse(1));
    long first = -Math.floorDiv(-Math.max(range.min(), written.min()), step);
    long last = Math.floorDiv(Math.min(range.max(), written.max()), step);
    return BigInteger.valueOf(last).subtract(BigInteger.valueOf(first)).add(BigInteger.ONE);
  }

  // What other systems write has its own range, and digits of one width end with their nines.
  private static NumberRange written(Encoding encoding, TypeSignature type) {
    if (encoding.number().isPresent()) {
      NumberForm form = encoding.number().get();
      return new NumberRange(form.min(type.bytes()), form.max(type.bytes()));
    }
    if (!encoding.isPadded() || encoding.pad() > LONGEST_DIGITS) {
      return new NumberRange(-Long.MAX_VALUE, Long.MAX_VALUE);
    }
    long nines = BigInteger.TEN.pow(encoding.pad()).longValueExact() - 1;
    return new NumberRange(encoding.signed() ? -nines : 0, nines);
  }

  private static Optional<BigInteger> lengths(Part part, int characters) {
    OptionalInt longest = part.limits().maxLength();
    if (longest.isEmpty() || (longest.getAsInt() > LONGEST && characters > 1)) {
      return Optional.empty();
    }
    int least = part.limits().minLength().orElse(0);
    int most = longest.getAsInt();
    if (characters == 1) {
      return Optional.of(BigInteger.valueOf(most - least + 1L));
    }
    BigInteger base = BigInteger.valueOf(characters);
    BigInteger power = least > most ? BigInteger.ZERO : base.pow(least);
    BigInteger sum = power;
    // Nobody asks how many there are beyond a long.
    for (int length = least; length < most && sum.bitLength() < Long.SIZE; length++) {
      power = power.multiply(base);
      sum = sum.add(power);
    }
    return Optional.of(sum);
  }

  // An alphabet that cannot be read is reported by another check.
  private static Optional<Long> size(Part part) {
    return part.limits()
        .alphabet()
        .flatMap(PartCharacters::read)
        .map(it -> Run.characters(it).count());
  }
}
