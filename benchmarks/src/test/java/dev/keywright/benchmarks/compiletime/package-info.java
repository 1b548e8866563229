/**
 * Tests that the compile-time benchmark compiles what it says, and counts as it says; never how
 * long anything takes.
 */
@NullMarked
package dev.keywright.benchmarks.compiletime;

import org.jspecify.annotations.NullMarked;
