package dev.keywright.guard.source;

/** Some characters of a source file, from the first to the one after the last. */
public record SourceSpan(int start, int end) {}
