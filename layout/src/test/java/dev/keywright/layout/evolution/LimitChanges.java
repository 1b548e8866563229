package dev.keywright.layout.evolution;

import dev.keywright.layout.signature.ValueLimits;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;

/** Changes one limit of a part, whether it fits or not. */
record LimitChanges(Random random) {
  private static final String[] ALPHABETS = {
    "a-z", "\\-a-z", "0-9A-Za-z", "b-z", "a-z.", " -~", "ab", "0-9", "\\x{1F600}a", "!-,", "."
  };
  private static final long[] NUMBERS = {
    0, 1, 5, 9, 10, 99, 127, 128, 255, 256, 1000, 10_000, 65_535, 99_999, 999_999
  };

  /** Other limits, one away. */
  ValueLimits next(ValueLimits old) {
    boolean isNone = random.nextInt(3) == 0;
    long number = number();
    int length = random.nextInt(6);
    return switch (random.nextInt(7)) {
      case 0 ->
          new ValueLimits(
              isNone
                  ? OptionalLong.empty()
                  : OptionalLong.of(random.nextBoolean() ? number : -number),
              old.max(),
              old.alphabet(),
              old.minLength(),
              old.maxLength());
      case 1 ->
          new ValueLimits(
              old.min(),
              isNone ? OptionalLong.empty() : OptionalLong.of(number),
              old.alphabet(),
              old.minLength(),
              old.maxLength());
      case 2, 3, 4 ->
          new ValueLimits(
              old.min(),
              old.max(),
              isNone ? Optional.empty() : Optional.of(ALPHABETS[random.nextInt(ALPHABETS.length)]),
              old.minLength(),
              old.maxLength());
      case 5 ->
          new ValueLimits(
              old.min(),
              old.max(),
              old.alphabet(),
              isNone ? OptionalInt.empty() : OptionalInt.of(length),
              old.maxLength());
      default ->
          new ValueLimits(
              old.min(),
              old.max(),
              old.alphabet(),
              old.minLength(),
              isNone ? OptionalInt.empty() : OptionalInt.of(length + random.nextInt(6)));
    };
  }

  /** A number at a bound. */
  long number() {
    return NUMBERS[random.nextInt(NUMBERS.length)];
  }
}
