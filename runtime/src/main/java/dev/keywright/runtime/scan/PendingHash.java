package dev.keywright.runtime.scan;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.codec.HashCodec;
import org.jspecify.annotations.Nullable;

/**
 * A hash prefix of several parts while a scan has not fixed all of them: what follows the prefix
 * cannot be a range before.
 *
 * @param front what is in front of the prefix; null if nothing does
 * @param hashes for each part from here on whether it is hashed, up to the last one that is
 * @param next the index of the next part among them
 * @param hashed what is hashed so far
 * @param between the literal after the last part, if that is hashed; its neighbour is hashed with
 *     it
 */
@SuppressWarnings("ArrayRecordComponent") // nobody changes the array or compares two of these
record PendingHash<C>(
    HashCodec<C> hash,
    @Nullable C front,
    boolean[] hashes,
    int next,
    C hashed,
    @Nullable C between) {

  static <C> PendingHash<C> of(
      HashCodec<C> hash, @Nullable C front, boolean[] hashes, ColumnOrder<C> order) {
    return new PendingHash<>(hash, front, hashes, 0, order.first(), null);
  }

  /** The same once one more part is fixed. */
  PendingHash<C> with(ColumnOrder<C> order, C encoded, @Nullable C literal) {
    if (!hashes[next]) {
      return new PendingHash<>(hash, front, hashes, next + 1, hashed, null);
    }
    C all =
        between == null
            ? order.join(hashed, encoded)
            : order.join(hashed, order.join(between, encoded));
    return new PendingHash<>(
        hash, front, hashes, next + 1, all, literal == null ? order.first() : literal);
  }

  /** What limits the prefix, while nothing of it is known. */
  ContentLimits<C> limits(ColumnOrder<C> order) {
    return ContentLimits.of(order, hash.extremes(), ColumnLiterals.nothing(), hashes.length + 1);
  }

  /** Whether all parts that are hashed are fixed. */
  boolean isComplete() {
    return next == hashes.length;
  }

  /** What the column begins with. */
  C content(ColumnOrder<C> order, C behind) {
    C prefix = order.join(hash.of(hashed), behind);
    return front == null ? prefix : order.join(front, prefix);
  }
}
