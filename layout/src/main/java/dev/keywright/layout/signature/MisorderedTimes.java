package dev.keywright.layout.signature;

import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.number.OutOfOrder;
import dev.keywright.runtime.time.CountScale;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeSet;

/**
 * Looks for times that another system does not write in their order. Few of the numbers may be for
 * a time: those of whole days or months. So neighbours are compared where bytes begin anew.
 */
final class MisorderedTimes {
  private static final int NEIGHBOURS = 40;
  private static final int BEFORE = 2;

  private MisorderedTimes() {}

  /** Two times, or empty if all times of a part are written in their order. */
  static Optional<Counterexample> firstBroken(PartSignature part, NumberForm form) {
    if (form.misordered(0, form.min(), form.max()).isEmpty()) {
      return Optional.empty();
    }
    // A layout without values has no order; other rules refuse it.
    return part.counts(form).flatMap(scale -> firstBroken(scale, form));
  }

  private static Optional<Counterexample> firstBroken(CountScale<?> scale, NumberForm form) {
    OptionalLong first = scale.next(Long.MIN_VALUE);
    if (first.isEmpty()) {
      return Optional.empty();
    }
    Optional<OutOfOrder> pair = form.misordered(0, first.getAsLong(), lastOf(scale));
    // Most times are no coarser than their unit, so that each number stands for one.
    boolean isFound = pair.isEmpty() || isOfTimes(scale, pair.get());
    return (isFound ? pair : amongNeighbours(scale, form, first.getAsLong()))
        .map(it -> new Counterexample(value(scale, it.lower()), value(scale, it.upper())));
  }

  private static Object value(CountScale<?> scale, long number) {
    return Objects.requireNonNull(scale.value(number));
  }

  private static <T> long lastOf(CountScale<T> scale) {
    return scale.number(scale.last());
  }

  private static boolean isOfTimes(CountScale<?> scale, OutOfOrder pair) {
    return scale.value(pair.lower()) != null && scale.value(pair.upper()) != null;
  }

  private static Optional<OutOfOrder> amongNeighbours(
      CountScale<?> scale, NumberForm form, long first) {
    TreeSet<Long> starts = new TreeSet<>();
    starts.add(first);
    for (long turn : form.turns()) {
      OptionalLong at = scale.next(turn);
      OptionalLong next = at.isPresent() ? next(scale, at.getAsLong()) : at;
      if (next.isPresent()) {
        long step = next.getAsLong() - at.getAsLong();
        starts.add(turn - BEFORE * step > turn ? turn : turn - BEFORE * step);
      } else {
        starts.add(turn);
      }
    }
    return starts.stream().flatMap(start -> firstFrom(scale, form, start).stream()).findFirst();
  }

  private static OptionalLong next(CountScale<?> scale, long number) {
    return number == Long.MAX_VALUE ? OptionalLong.empty() : scale.next(number + 1);
  }

  private static Optional<OutOfOrder> firstFrom(CountScale<?> scale, NumberForm form, long start) {
    OptionalLong lower = scale.next(start);
    for (int i = 0; i < NEIGHBOURS && lower.isPresent(); i++) {
      OptionalLong upper = next(scale, lower.getAsLong());
      if (upper.isPresent() && form.compare(lower.getAsLong(), upper.getAsLong()) > 0) {
        return Optional.of(new OutOfOrder(lower.getAsLong(), upper.getAsLong()));
      }
      lower = upper;
    }
    return Optional.empty();
  }
}
