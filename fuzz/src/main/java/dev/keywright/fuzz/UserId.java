package dev.keywright.fuzz;

/** A number in a type of its own. */
public record UserId(int value) {}
