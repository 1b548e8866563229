package dev.keywright.layout.evolution;

import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.codec.PartCodec;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/** Whole numbers and times at the bounds of a part, as it was and as it is. */
final class SampleNumbers {
  private SampleNumbers() {}

  /** Times at bounds of formats, and any other. */
  static List<LocalDateTime> times(Random random) {
    LocalDateTime any = LocalDateTime.ofEpochSecond(random.nextInt(), 123_456_789, ZoneOffset.UTC);
    return List.of(
        LocalDateTime.ofInstant(Instant.EPOCH, ZoneOffset.UTC),
        LocalDate.of(2024, 2, 29).atTime(13, 14, 15, 678_000_000),
        LocalDate.of(2024, 2, 29).atTime(13, 14, 15),
        LocalDate.of(1969, 12, 31).atTime(23, 59, 59),
        LocalDate.of(1, 1, 1).atStartOfDay(),
        LocalDate.of(1, 1, 3).atTime(1, 2, 3),
        LocalDate.of(1970, 1, 2).atTime(1, 2, 3),
        LocalDate.of(1970, 1, 1).atTime(0, 0, 12),
        LocalDate.of(1970, 1, 13).atStartOfDay(),
        LocalDate.of(1970, 2, 1).atStartOfDay(),
        LocalDate.of(1970, 5, 1).atStartOfDay(),
        LocalDate.of(1972, 4, 1).atStartOfDay(),
        LocalDate.of(1977, 9, 1).atStartOfDay(),
        LocalDate.of(2, 3, 1).atStartOfDay(),
        LocalDate.of(3, 5, 1).atStartOfDay(),
        LocalDate.of(1980, 1, 1).atStartOfDay(),
        LocalDate.of(2000, 1, 1).atStartOfDay(),
        LocalDate.of(2010, 1, 1).atStartOfDay(),
        LocalDate.of(2020, 1, 1).atStartOfDay(),
        LocalDate.of(2030, 1, 1).atStartOfDay(),
        LocalDate.of(2040, 1, 1).atStartOfDay(),
        LocalDate.of(1985, 7, 1).atStartOfDay(),
        LocalDate.of(1999, 11, 1).atStartOfDay(),
        LocalDate.of(9999, 12, 31).atTime(23, 59, 59, 999_999_999),
        LocalDate.of(-5, 1, 1).atStartOfDay(),
        LocalDate.of(12_345, 1, 1).atStartOfDay(),
        any);
  }

  /** Whole numbers of the older type. */
  static List<Object> of(
      PartSignature old, Optional<PartSignature> now, PartCodec<?, ?> codec, Random random) {
    Set<Long> some = new LinkedHashSet<>();
    for (long i = -12; i <= 12; i++) {
      some.add(i);
    }
    long tens = 1;
    for (int i = 0; i < 19; i++) {
      some.addAll(List.of(tens - 1, tens, -tens, tens + 1));
      tens *= 10;
    }
    for (int bits = 7; bits < Long.SIZE; bits++) {
      some.addAll(List.of((1L << bits) - 1, 1L << bits, -(1L << bits)));
    }
    some.addAll(List.of(12L, 34L, Long.MIN_VALUE, Long.MAX_VALUE, random.nextLong()));
    some.addAll(List.of(codec.accepts().min(), codec.accepts().max()));
    for (PartSignature part : now.isPresent() ? List.of(old, now.get()) : List.of(old)) {
      some.addAll(List.of(part.min() - 1, part.min(), part.max(), part.max() + 1));
      part.encoding().number().ifPresent(it -> some.addAll(List.of(it.min(), it.max())));
      part.encoding().number().ifPresent(it -> some.addAll(List.of(it.min() - 1, it.max() + 1)));
    }
    for (int i = 0; i < 10; i++) {
      some.add((long) random.nextInt(1 << (3 * i + 1)));
    }
    return some.stream()
        .filter(it -> it >= old.type().smallest() && it <= old.type().largest())
        .map(it -> wrapped(old.type().bytes(), it))
        .toList();
  }

  private static Object wrapped(int bytes, long number) {
    return switch (bytes) {
      case Byte.BYTES -> (byte) number;
      case Short.BYTES -> (short) number;
      case Integer.BYTES -> (int) number;
      default -> number;
    };
  }
}
