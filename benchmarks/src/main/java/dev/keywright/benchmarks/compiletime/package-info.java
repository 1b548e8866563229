/**
 * What the processor costs at compile time, against the processors of AutoValue and Immutables in
 * the same run.
 */
@NullMarked
package dev.keywright.benchmarks.compiletime;

import org.jspecify.annotations.NullMarked;
