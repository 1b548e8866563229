package dev.keywright.benchmarks.compiletime;

/**
 * What one compilation took: milliseconds, and megabytes of memory; the javac that was measured
 * says of which kind.
 */
record Sample(double millis, double megabytes) {}
