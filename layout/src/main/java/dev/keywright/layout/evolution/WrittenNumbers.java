package dev.keywright.layout.evolution;

import static java.util.Objects.requireNonNull;

import dev.keywright.layout.signature.Kind;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.codec.TimeCodec;
import dev.keywright.runtime.time.TimeScale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The numbers that a part of whole numbers or of times writes: a {@code long} with {@code pad=10}
 * has those of an {@code Instant} in {@code EPOCH_SECONDS}.
 */
sealed interface WrittenNumbers {
  /** From one period to the next that is tried: a prime above the number of those that are few. */
  int STRIDE = 65_537;

  /** Those of a part, if it writes numbers. */
  static Optional<WrittenNumbers> of(WrittenPart it) {
    if (it.part().kind() == Kind.WHOLE) {
      return Optional.of(new Themselves(SameBytes.min(it), SameBytes.max(it)));
    }
    return it.part().kind() == Kind.TIME ? Optional.of(ofTimes(it)) : Optional.empty();
  }

  /** The numbers of a time. The store must not hold it as its own type. */
  static OfTimes<?> ofTimes(WrittenPart it) {
    return new OfTimes<>(((TimeCodec<?, ?>) it.encoding().codec()).scale());
  }

  /** Whether parts of two types write each number in the same bytes. */
  static boolean areWrittenTheSame(WrittenPart old, WrittenPart now) {
    Optional<WrittenNumbers> was = of(old);
    Optional<WrittenNumbers> is = of(now);
    if (was.isEmpty() || is.isEmpty()) {
      return false;
    }
    PartCodec<?, ?> before = old.encoding().codec();
    PartCodec<?, ?> after = now.encoding().codec();
    return some(was.get().min(), was.get().max())
        .allMatch(
            number -> {
              Object value = was.get().value(number);
              Object same = is.get().value(number);
              return value == null
                  || (same != null && SameBytes.isWrittenTheSame(before, value, after, same));
            });
  }

  /**
   * The first numbers of many, the last, and those around powers of two and ten. They show every
   * other form: its digits or bytes are others, or there are more of them for small numbers, or the
   * largest has none.
   */
  static LongStream some(long min, long max) {
    long most = SameBytes.MOST;
    long last = max - min >= 0 && max - min < most ? max : min + most;
    return Stream.of(LongStream.rangeClosed(min, last), LongStream.of(max), aroundPowers(min, max))
        .flatMapToLong(numbers -> numbers);
  }

  private static LongStream aroundPowers(long min, long max) {
    LongStream ofTwo = IntStream.range(0, Long.SIZE - 1).mapToLong(bits -> 1L << bits);
    LongStream ofTen = LongStream.iterate(1, power -> power * 10).limit(19);
    return LongStream.concat(ofTwo, ofTen)
        .flatMap(it -> LongStream.of(-it - 1, -it, 1 - it, it - 1, it, it + 1))
        .filter(it -> min <= it && it <= max);
  }

  /** The smallest. */
  long min();

  /** The largest. */
  long max();

  /** The value that writes a number, or null if none does. */
  @Nullable Object value(long number);

  /** Whole numbers stand for themselves. */
  record Themselves(long min, long max) implements WrittenNumbers {
    @Override
    public Object value(long number) {
      return number;
    }
  }

  /** Counts of units, or digits of a calendar. */
  record OfTimes<T>(TimeScale<T> scale) implements WrittenNumbers {
    @Override
    public long min() {
      return scale.number(scale.first());
    }

    @Override
    public long max() {
      return scale.number(scale.last());
    }

    @Override
    public @Nullable Object value(long number) {
      return scale.value(number);
    }

    /**
     * The days, months or years that have numbers, if they are few. They are not in their order:
     * many parts refuse the first thousand years, and most changes show in any other.
     */
    Optional<Stream<Object>> periods() {
      TimeScale<T> units = TimeScale.ofUnits(scale.type());
      long first = units.number(scale.first());
      long count = units.number(scale.last()) - first + 1;
      return count > SameBytes.MOST
          ? Optional.empty()
          : Optional.of(
              LongStream.range(0, count)
                  .<Object>mapToObj(
                      it -> requireNonNull(units.value(first + it * STRIDE % count))));
    }
  }
}
