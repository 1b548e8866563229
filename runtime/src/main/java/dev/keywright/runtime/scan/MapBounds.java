package dev.keywright.runtime.scan;

import dev.keywright.runtime.CheckReturnValue;
import java.util.SortedMap;

/**
 * What can be asked of a map: ranges of maps, which compare entry by entry in the order of their
 * encoded keys, and the first entries.
 *
 * @param <K> the type of the keys
 * @param <V> the type of the values
 * @param <R> an answer: a range, or the ranges of buckets
 */
@CheckReturnValue
public sealed interface MapBounds<K, V, R>
    extends ValueBounds<SortedMap<K, V>, R>, MapBeginnings<K, V, R> permits MapPartBounds {}
