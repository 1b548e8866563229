package dev.keywright.runtime.scan;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.codec.Extremes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the contents of a column lie between after what a scan has fixed, whatever value its next
 * part has.
 *
 * @param from nothing is below it; null if that says no more than what is fixed
 * @param to all is below it; null if that says no more than what is fixed
 * @param floor as {@code from}, if it is above the encoding of some value, which the literal does
 *     not follow; else null
 */
record ContentLimits<C>(@Nullable C from, @Nullable C to, @Nullable C floor) {

  /**
   * The limits of a part.
   *
   * @param literals what follows its encodings
   * @param left how many parts are left, this one included
   */
  static <C> ContentLimits<C> of(
      ColumnOrder<C> order, Extremes<C> extremes, ColumnLiterals<C> literals, int left) {
    boolean isLast = left == 1;
    C literal = isLast ? literals.last() : literals.part(left);
    List<C> starts = new ArrayList<>(extremes.begun());
    List<C> ends = new ArrayList<>();
    for (C encoding : extremes.whole()) {
      C followed = literal == null ? encoding : order.join(encoding, literal);
      starts.add(followed);
      ends.add(isLast ? order.next(followed) : literals.end(order, followed));
    }
    for (C beginning : extremes.begun()) {
      ends.add(order.nextPrefix(beginning));
    }
    boolean isFromLowest = starts.isEmpty() || extremes.beginsLowest();
    boolean isToHighest = ends.isEmpty() || ends.contains(null) || extremes.endsHighest();
    C from = isFromLowest ? null : Collections.min(starts, order);
    C to = isToHighest ? null : Collections.max(ends, order);
    return new ContentLimits<>(from, to, isAbove(order, from, extremes) ? from : null);
  }

  private static <C> boolean isAbove(ColumnOrder<C> order, @Nullable C from, Extremes<C> extremes) {
    boolean isAbove = false;
    for (C encoding : extremes.whole()) {
      isAbove |= from != null && order.compare(from, encoding) > 0;
    }
    return isAbove;
  }

  boolean isNone() {
    return from == null && to == null;
  }
}
