package dev.keywright.layout.signature;

import java.util.Comparator;

/** An order of values that is not Java's own, and the constant of the runtime that has it. */
public record OrderConstant(Class<?> type, String name, Comparator<?> order) {}
