package dev.keywright.runtime.scan;

import dev.keywright.runtime.CheckReturnValue;
import java.util.SortedMap;

/**
 * What can be asked of a map whose order says nothing: its first entries.
 *
 * @param <K> the type of the keys
 * @param <V> the type of the values
 * @param <R> an answer: a range, or the ranges of buckets
 */
@CheckReturnValue
public sealed interface MapBeginnings<K, V, R> permits MapBounds {

  /**
   * The keys whose map has these entries, and no other one with an encoded key below the last of
   * them; all keys for none.
   */
  R startsWith(SortedMap<K, V> first);
}
