package dev.keywright.testing.value;

import dev.keywright.layout.signature.TypeSignature;
import dev.keywright.runtime.codec.AcceptedValues;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Whole numbers of a type between two limits. */
public record NumberValues(TypeSignature type, long min, long max) {
  /** A part with at most so many values is tried with all of them. */
  static final int MOST_WHOLE = 4096;

  private static final int MOST_RANDOM = 6;
  private static final long TEN = 10;
  private static final long LARGEST_TEN = 1_000_000_000_000_000_000L;

  static NumberValues of(TypeSignature type, AcceptedValues accepted) {
    long min = Math.max(accepted.min(), type.smallest());
    long max = Math.min(accepted.max(), type.largest());
    return new NumberValues(type, min, max);
  }

  /** All numbers, ascending; none if they are many. */
  Stream<Object> whole() {
    boolean isFew = max - min >= 0 && max - min < MOST_WHOLE;
    return isFew ? LongStream.rangeClosed(min, max).mapToObj(it -> number(type, it)) : Stream.of();
  }

  /** Some numbers: the limits, powers of two and ten with their neighbours, and random ones. */
  Stream<Object> some(Random random) {
    List<Long> numbers =
        new ArrayList<>(List.of(1L, 2L, 0L, 9L, 10L, 11L, 99L, 100L, -1L, -2L, -9L, -10L));
    numbers.addAll(
        List.of(
            min,
            max,
            min + 1,
            max - 1,
            4_294_967_296L,
            4_294_967_297L,
            255L,
            256L,
            65_535L,
            65_536L,
            128L,
            127L,
            -128L,
            -129L));
    for (long ten = TEN; ten < LARGEST_TEN; ten *= TEN * TEN * TEN) {
      numbers.addAll(List.of(ten - 1, ten, ten + 1));
    }
    for (int i = 0; i < MOST_RANDOM; i++) {
      numbers.add(min + (long) (random.nextDouble() * ((double) max - min)));
    }
    return numbers.stream().filter(it -> min <= it && it <= max).map(it -> number(type, it));
  }

  /** A whole number, boxed as a type has it. */
  public static Object number(TypeSignature type, long number) {
    return switch (type.bytes()) {
      case Byte.BYTES -> (Object) (byte) number;
      case Short.BYTES -> (short) number;
      case Integer.BYTES -> (int) number;
      default -> number;
    };
  }
}
