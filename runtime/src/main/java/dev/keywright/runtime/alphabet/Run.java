package dev.keywright.runtime.alphabet;

/** Neighbouring characters, both ends inclusive. */
record Run(int first, int last) {}
