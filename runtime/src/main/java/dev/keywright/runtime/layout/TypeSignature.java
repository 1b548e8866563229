package dev.keywright.runtime.layout;

/** The type of a part, inside all wrappers; {@code toString} is its form in the signature. */
public sealed interface TypeSignature permits SimpleType, CodesType, SuffixType {}
