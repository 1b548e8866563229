package dev.keywright.benchmarks.compiletime;

/**
 * What one compilation took: milliseconds on the clock, milliseconds of CPU in all threads of the
 * JVM, and megabytes of memory; the javac that was measured says of which kind.
 */
record Sample(double millis, double cpuMillis, double megabytes) {}
