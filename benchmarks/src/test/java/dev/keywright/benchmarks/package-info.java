/** Tests that the benchmarks exist that the bars name, and that settings are read as written. */
@NullMarked
package dev.keywright.benchmarks;

import org.jspecify.annotations.NullMarked;
