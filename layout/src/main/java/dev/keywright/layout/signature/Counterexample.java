package dev.keywright.layout.signature;

/**
 * Two values of a part that another system does not write in their order, as its codec takes them.
 *
 * @param lower the smaller one
 * @param upper the larger one
 */
public record Counterexample(Object lower, Object upper) {}
