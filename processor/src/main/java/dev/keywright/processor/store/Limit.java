package dev.keywright.processor.store;

/**
 * One figure of a store.
 *
 * @param value in bytes, rows, columns or writes a second
 * @param isHard whether the store refuses more; else its vendor advises against it
 * @param source the document that says so, and when it was read
 */
public record Limit(long value, boolean isHard, String source) {}
