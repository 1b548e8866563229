package dev.keywright.runtime.scan;

import dev.keywright.runtime.CheckReturnValue;

/**
 * What can be asked of bytes of the key: ranges of their values, and beginnings.
 *
 * @param <T> the type of the part: {@code byte[]}, or a single-value type around one
 * @param <R> an answer: a range, or the ranges of buckets
 */
@CheckReturnValue
public sealed interface BytesBounds<T, R> extends ValueBounds<T, R>, BytesBeginnings<R>
    permits BytesPartBounds {}
