package dev.keywright.runtime.scan;

import dev.keywright.runtime.CheckReturnValue;
import java.util.List;

/**
 * What can be asked of a list: ranges of lists, which compare element by element, and its first
 * elements.
 *
 * @param <E> the type of the elements
 * @param <R> an answer: a range, or the ranges of buckets
 */
@CheckReturnValue
public sealed interface ListBounds<E, R> extends ValueBounds<List<E>, R>, ListBeginnings<E, R>
    permits ListPartBounds {}
