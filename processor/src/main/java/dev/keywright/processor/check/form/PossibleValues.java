package dev.keywright.processor.check.form;

import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.TypeSignature;
import dev.keywright.processor.model.NumberRange;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.runtime.alphabet.Alphabet;
import java.math.BigInteger;
import java.util.Optional;
import java.util.OptionalInt;

/** How many values a part can have at all, as far as its type and the facts bound them. */
final class PossibleValues {
  private static final int BYTES = 256;
  // Beyond, any alphabet of two has more texts than a table has rows.
  private static final int LONGEST = Long.SIZE;

  private PossibleValues() {}

  /** The number of values; empty if it is not known to be small enough for a long. */
  static Optional<BigInteger> of(Part part) {
    return count(part).filter(it -> it.bitLength() < Long.SIZE);
  }

  private static Optional<BigInteger> count(Part part) {
    return part.type().signature().map(TypeSignature::kind).flatMap(kind -> count(part, kind));
  }

  private static Optional<BigInteger> count(Part part, Kind kind) {
    return switch (kind) {
      case FLAG -> Optional.of(BigInteger.TWO);
      case WHOLE -> {
        NumberRange range = NumberRange.of(part);
        BigInteger width =
            BigInteger.valueOf(range.max()).subtract(BigInteger.valueOf(range.min()));
        yield Optional.of(width.add(BigInteger.ONE));
      }
      case CHARACTER -> size(part).map(BigInteger::valueOf);
      case BYTES -> lengths(part, BYTES);
      case TEXT -> size(part).flatMap(characters -> lengths(part, characters.intValue()));
      case CODES ->
          Optional.of(BigInteger.valueOf(((PartType.Codes) part.type()).constants().size()));
      default -> Optional.empty();
    };
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
    BigInteger sum = BigInteger.ZERO;
    for (int length = least; length <= most; length++) {
      sum = sum.add(BigInteger.valueOf(characters).pow(length));
    }
    return Optional.of(sum);
  }

  // An alphabet that cannot be read is reported by another check.
  private static Optional<Long> size(Part part) {
    try {
      return part.limits().alphabet().map(Alphabet::of).map(PossibleValues::size);
    } catch (IllegalArgumentException malformed) {
      return Optional.empty();
    }
  }

  private static long size(Alphabet alphabet) {
    long size = 0;
    for (int c = alphabet.next(-1); c >= 0; c = alphabet.next(c)) {
      size++;
    }
    return size;
  }
}
