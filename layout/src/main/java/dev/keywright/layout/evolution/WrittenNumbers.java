package dev.keywright.layout.evolution;

import dev.keywright.layout.signature.Kind;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.codec.TimeCodec;
import dev.keywright.runtime.time.TimeScale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The numbers that a part of whole numbers or of times writes: a {@code long} with {@code pad=10}
 * has those of an {@code Instant} in {@code EPOCH_SECONDS}.
 */
sealed interface WrittenNumbers {

  /** Those of a part, if it writes numbers. */
  static Optional<WrittenNumbers> of(WrittenPart it) {
    PartCodec<?, ?> codec = it.encoding().codec();
    if (it.part().kind() == Kind.WHOLE) {
      return Optional.of(new Themselves(EveryValue.min(it), EveryValue.max(it)));
    }
    return codec instanceof TimeCodec<?, ?> time
        ? Optional.of(new OfTimes<>(time.scale()))
        : Optional.empty();
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
  }
}
