package dev.keywright.description.store;

/**
 * One figure of a store.
 *
 * @param value in bytes, rows, columns, requests a second or seconds
 * @param hard whether the store refuses more; else its vendor advises against it, or the store does
 *     from there on what the figure says
 * @param source where it is written down
 */
public record Limit(long value, boolean hard, String source) {}
