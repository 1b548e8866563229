package dev.keywright.runtime.codec;

/** The contents of a column at both ends of a range between two values. */
public record RangeEnds<C>(C from, C to) {}
