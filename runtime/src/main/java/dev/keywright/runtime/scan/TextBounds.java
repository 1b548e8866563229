package dev.keywright.runtime.scan;

import dev.keywright.runtime.CheckReturnValue;

/**
 * What can be asked of a text of the key: ranges of its values, and beginnings.
 *
 * @param <T> the type of the part: {@code String}, or a single-value type around one
 * @param <R> an answer: a range, or the ranges of buckets
 */
@CheckReturnValue
public sealed interface TextBounds<T, R> extends ValueBounds<T, R>, TextBeginnings<R>
    permits TextPartBounds {}
