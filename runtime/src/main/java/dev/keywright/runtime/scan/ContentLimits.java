package dev.keywright.runtime.scan;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.codec.Extremes;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What the contents of a column lie between behind what a scan has fixed, whatever value its next
 * part has.
 *
 * @param from nothing is below it; null if that says no more than what is fixed
 * @param to all is below it; null if that says no more than what is fixed
 */
record ContentLimits<C>(@Nullable C from, @Nullable C to) {

  /** No limits but what is fixed. */
  static <C> ContentLimits<C> none() {
    return new ContentLimits<>(null, null);
  }

  /**
   * The limits of a part.
   *
   * @param literal what follows its encodings; null for nothing
   * @param end the smallest content above all that begin with an encoding and the literal, or are
   *     that if they end the column; empty if there is none
   */
  static <C> ContentLimits<C> of(
      ColumnOrder<C> order,
      Extremes<C> extremes,
      @Nullable C literal,
      Function<C, Optional<C>> end) {
    Function<C, C> followed = it -> literal == null ? it : order.join(it, literal);
    Optional<C> from =
        Stream.concat(extremes.whole().stream().map(followed), extremes.begun().stream())
            .min(order)
            .filter(it -> !extremes.beginsLowest());
    Comparator<Optional<C>> endless = Comparator.comparing(Optional::isEmpty, Boolean::compare);
    Optional<C> to =
        extremes.endsHighest()
            ? Optional.empty()
            : Stream.concat(
                    extremes.whole().stream().map(followed).map(end),
                    extremes.begun().stream().map(it -> Optional.ofNullable(order.nextPrefix(it))))
                .max(endless.thenComparing(it -> it.orElse(order.first()), order))
                .flatMap(it -> it);
    return new ContentLimits<>(from.orElse(null), to.orElse(null));
  }

  boolean isNone() {
    return from == null && to == null;
  }
}
